import type { DasWords } from '../das-locale.ts';

export const sheet: DasWords['sheet'] = {
  figure: 'Was gezählt wurde',
  figures: {
    thrown: 'Karten aus Würfen',
    sevens: 'Geworfene Siebenen',
    stolen: 'Gestohlene Karten',
    lost: 'An Diebe verlorene Karten',
    discarded: 'Abgeworfene Karten',
    trades: 'Mit anderen getauscht',
    exchanges: 'Mit der Bank getauscht',
  },
};
