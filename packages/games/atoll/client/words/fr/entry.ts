import type { entry as English } from '../en/entry.ts';

export const entry: typeof English = {
  aim: 'Faire vivre un récif',
  tagline: 'Faites vivre un récif, carte après carte. Un à quatre joueurs, environ une heure.',
  learn: 'Vous découvrez Atoll\u202f? Apprenez à y jouer en une première partie de dix minutes.',
  options: {
    biodiversity: { label: 'Biodiversité', hint: 'des points pour la variété en fin de partie', fixedHint: 'toujours comptée en solo' },
    events: { label: 'Événements', hint: 'bonnes et mauvaises surprises après les manches 1 à 3', fixedHint: 'jamais en solo' },
    evenStart: { label: 'Départ compensé', hint: 'qui joue troisième ou quatrième à la manche 1 commence avec un peu plus', fixedHint: 'à un ou à deux, le départ est le même pour tous' },
  },
};
