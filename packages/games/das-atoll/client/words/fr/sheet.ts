import type { DasWords } from '../das-locale.ts';

export const sheet: DasWords['sheet'] = {
  figure: 'Ce qui a été compté',
  figures: {
    thrown: 'Cartes obtenues aux dés',
    sevens: 'Sept obtenus aux dés',
    stolen: 'Cartes volées',
    lost: 'Cartes perdues par vol',
    discarded: 'Cartes défaussées',
    trades: 'Échanges entre joueurs',
    exchanges: 'Échanges avec la banque',
  },
};
