import type { entry as English } from '../en/entry.ts';

export const entry: typeof English = {
  aim: 'Coloniser et échanger',
  tagline: 'Colonisez deux atolls, reliez-les par des chenaux de bateaux et échangez. 12 points font gagner, ou le plus grand nombre après 36 manches. Quatre ou cinq joueurs, 90 minutes.',
  learn: 'Vous découvrez Das Atoll\u202f? Apprenez à y jouer en une première partie de dix minutes.',
  options: {
    harbours: { label: 'Ports', hint: 'où l’on échange des cartes contre moins de quatre', values: { all: 'les onze', base: 'neuf, un peu plus dur' } },
    start: { label: 'Qui commence', hint: 'dans une revanche, à tour de rôle', values: { throw: 'un lancer de dés décide', seat: 'la première place' } },
  },
};
