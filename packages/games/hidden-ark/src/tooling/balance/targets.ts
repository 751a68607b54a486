import { tokenIds } from './names.ts';

/** The targets of the fish and tokens. Shares are from 0 to 1. */
export const targets = {
  /** By how much a place in the order of play may win more or less often than its equal share. */
  seats: 0.03,
  /** Of the matches in which a fish could be rescued, the share in which it must be rescued. */
  bought: 0.2,
  /** By how much rescuing a fish may change how often the seat wins. */
  wins: 0.1,
  used: [
    {
      text: 'every kind of token is used',
      share: 0.05,
      seats: [2, 3, 4],
      table: 'used',
      items: tokenIds,
    },
    {
      text: 'every column is used',
      share: 0.95,
      seats: [2, 3, 4],
      table: 'columns',
      items: ['build', 'operation', 'upgrade', 'research'],
    },
  ],
  counted: [
    {
      text: 'the limit of rounds is met in less than 5 % of the matches',
      table: 'length',
      item: 'limit',
      measure: 'matches',
      seats: [1, 2, 3, 4],
      from: 0,
      to: 0.05,
    },
  ],
  scores: [],
  /** A result counts as a success from the fourth rank on. */
  common: [
    { text: 'together, weak play does not succeed', bot: 'random', from: 0, to: 0.05 },
    { text: 'together, middling play succeeds at times', bot: 'greedy', from: 0.05, to: 0.5 },
    { text: 'together, strong play mostly succeeds', bot: 'strong', from: 0.5, to: 1 },
  ],
  styles: {
    points: 10,
    signs: [
      { table: 'deeds', item: 'installed' },
      { table: 'deeds', item: 'builtStation' },
      { table: 'deeds', item: 'rescued' },
    ],
  },
} as const;
