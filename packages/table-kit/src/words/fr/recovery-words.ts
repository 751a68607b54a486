import { counted } from '@atoll/engine/formats/fr';
import type { RecoveryWords } from '../load-page-words.ts';

export const recovery: RecoveryWords = {
  about:
    'Douze mots suffisent à retrouver vos parties sur n’importe quel appareil, sans compte. Votre navigateur s’en sert pour verrouiller vos places, puis confie celles-ci à ce serveur, qui ne peut pas les ouvrir.',
  make: 'Créer mes mots',
  yours: 'Vos mots',
  keep: 'Notez-les, dans cet ordre. Qui les possède peut jouer à vos places\u202f; sans eux, personne ne peut retrouver vos parties, pas même la personne qui gère ce serveur.',
  copy: 'Copier les mots',
  kept: (count) => `${counted(count, { one: 'partie gardée', other: 'parties gardées' })} sous ces mots.`,
  end: 'Arrêter sur cet appareil',
  endHint: 'Vos parties restent ici, et restent gardées sous ces mots telles qu’elles sont.',
  have: 'Vous avez déjà des mots',
  field: 'Vos douze mots',
  bring: 'Retrouver mes parties',
  brought: (count) => (count === 0 ? 'Rien n’est encore gardé sous ces mots.' : `${counted(count, { one: 'partie est revenue', other: 'parties sont revenues' })} ici.`),
  wrong: 'Ce ne sont pas douze mots créés ici. L’un d’eux est-il mal tapé\u202f?',
  broken: 'Ce qui est gardé sous ces mots ne peut pas être ouvert. Quelqu’un d’autre l’a modifié.',
  busy: 'Un autre appareil modifie en ce moment ce qui est gardé. Réessayez.',
  lostSeat: 'L’une de ces places est la vôtre\u202f? Récupérez-la avec vos mots, ou ouvrez le lien de votre place depuis un autre appareil.',
  askHost: (host: string) => `Vous n’avez ni l’un ni l’autre\u202f? Demandez à ${host}, hôte de cette partie.`,
  onlyWatch: 'Je regarde seulement',
};
