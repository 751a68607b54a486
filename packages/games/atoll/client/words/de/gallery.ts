import { counted } from '@atoll/engine/formats/de';
import type { GalleryWords } from '../load-later-words.ts';

/** The gallery's texts beside the cards. */
export const gallery: GalleryWords = {
  search: 'Karten durchsuchen',
  cards: (count) => counted(count, { one: 'Karte', other: 'Karten' }),
  none: 'Keine Karte passt dazu. Nimm ein Wort oder einen Filter weg.',
  clear: 'Alle Karten zeigen',
  jump: 'Springen zu',
  formerly: (name) => `In älteren Büchern heißt die Art ${name}.`,
  any: 'Alle',
  filters: {
    kind: { label: 'Art', values: { animal: 'Tiere', coral: 'Korallen', event: 'Ereignisse' } },
    size: { label: 'Tiere', values: { small: 'Kleine Fische', medium: 'Mittlere Fische', large: 'Große Fische', other: 'Andere Tiere' } },
    ability: { label: 'Fähigkeit', values: { immediate: 'Soforteffekt', action: 'Aktion', passive: 'Dauerhaft', endOfGame: 'Spielende', shelter: 'Unterschlupf', algae: 'Algen' } },
    symbiosis: { label: 'Symbiose', values: { paired: 'Mit Partner', single: 'Ohne Partner' } },
  },
};
