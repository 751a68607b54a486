import type { FigureId } from '../../present/match-figures.ts';

/** The score sheet's counts beside points. */
export const sheet = {
  figure: 'What was counted',
  figures: {
    thrown: 'Cards from throws',
    sevens: 'Sevens thrown',
    stolen: 'Cards stolen',
    lost: 'Cards lost to thieves',
    discarded: 'Cards discarded',
    trades: 'Trades with others',
    exchanges: 'Exchanges with the bank',
  } satisfies Readonly<Record<FigureId, string>>,
};
