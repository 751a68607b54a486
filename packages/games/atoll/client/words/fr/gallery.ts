import { counted } from '@atoll/engine/formats/fr';
import type { GalleryWords } from '../load-later-words.ts';

/** The gallery's texts beside the cards. */
export const gallery: GalleryWords = {
  search: 'Chercher une carte',
  cards: (count) => counted(count, { one: 'carte', other: 'cartes' }),
  none: 'Aucune carte ne correspond. Retirez un mot ou un choix.',
  clear: 'Toutes les cartes',
  jump: 'Aller à',
  formerly: (name) => `Dans des livres plus anciens, son nom est ${name}.`,
  any: 'Tout',
  filters: {
    kind: { label: 'Type', values: { animal: 'Animaux', coral: 'Coraux', event: 'Événements' } },
    size: { label: 'Animaux', values: { small: 'Petits poissons', medium: 'Poissons moyens', large: 'Gros poissons', other: 'Autres animaux' } },
    ability: { label: 'Capacité', values: { immediate: 'Immédiat', action: 'Action', passive: 'Permanent', endOfGame: 'Fin de partie', shelter: 'Abri', algae: 'Algues' } },
    symbiosis: { label: 'Symbiose', values: { paired: 'En paire', single: 'Hors paire' } },
  },
};
