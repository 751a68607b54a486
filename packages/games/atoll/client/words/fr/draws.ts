import type { DrawWords } from '@atoll/table-kit/table/draw-words.ts';

export const draws: DrawWords = {
  animals: 'pour la pioche des animaux',
  large: 'pour la pioche des Gros poissons',
  corals: 'pour la pioche des coraux',
  starter: 'pour savoir qui commence',
  events: 'pour les événements',
};
