import type { DasWords } from '../das-locale.ts';

export const sheet: DasWords['sheet'] = {
  figure: 'Co se počítalo',
  figures: {
    thrown: 'Karty z hodů',
    sevens: 'Hozené sedmičky',
    stolen: 'Ukradené karty',
    lost: 'Karty ztracené krádeží',
    discarded: 'Odhozené karty',
    trades: 'Obchody s ostatními',
    exchanges: 'Směny s bankou',
  },
};
