import type { TurnAction } from '../../action.ts';
import { animals, pairs } from '../../cards/index.ts';
import { isLargeFish } from '../card-kinds.ts';

/** The targets of the deck, and how each is measured. Scores in points, shares from 0 to 1. */
export const targets = {
  /** By how much a place in the order of play may win more or less often than its equal share. */
  seats: 0.04,
  /** Of the matches in which a card could be bought, the share in which it must be bought. */
  bought: 0.05,
  /** By how much a card may change how often its owner wins. */
  wins: 0.1,
  /** The worth of a card beyond its price, in points. */
  worth: { from: -1, to: 4 },
  used: [
    {
      text: 'all main actions are used',
      share: 0.05,
      seats: [1, 2, 3, 4],
      table: 'actions',
      items: ids('buyAnimal', 'buyCoral', 'feed', 'useCoral', 'grow'),
    },
    {
      text: 'each support action is used',
      share: 0.05,
      seats: [1, 2, 3, 4],
      table: 'actions',
      items: ids('purify', 'sell', 'bloom'),
    },
    {
      text: 'hunting happens in most matches of 2 to 4 players',
      share: 0.5,
      seats: [2, 3, 4],
      table: 'happenings',
      items: ['hunt'],
    },
  ],
  held: [
    {
      text: 'each Large Fish is bought in 12 % to 40 % of the matches',
      among: 'all',
      sets: animals.filter(({ id }) => isLargeFish(id)).map(({ id }) => [id]),
      from: 0.12,
      to: 0.4,
    },
    {
      text: 'each pair comes to one reef in at least 12 % of the matches in which both lie open',
      among: 'open',
      sets: pairs,
      from: 0.12,
      to: 1,
    },
  ],
  counted: [
    {
      text: 'at least 0.5 Large Fish for each reef',
      table: 'course',
      item: 'largeFish',
      measure: 'seat',
      seats: [2, 3, 4],
      from: 0.5,
      to: Infinity,
    },
    {
      text: 'at most 14 turns of a seat in round 4',
      table: 'turns',
      item: '4',
      measure: 'seat',
      seats: [2, 3, 4],
      from: 0,
      to: 14,
    },
    {
      text: 'at most 40 % of the points come in round 4',
      table: 'points',
      item: '4',
      measure: 'part',
      seats: [2, 3, 4],
      from: 0,
      to: 0.4,
    },
  ],
  correlated: [
    {
      text: 'the score goes with the number of animals by 0.5 at most',
      table: 'reefs',
      item: 'animals',
      seats: [2, 3, 4],
      most: 0.5,
    },
  ],
  scores: [
    ...[2, 3, 4].map(
      (seats) =>
        ({
          text: `the mean winning score of ${seats} strong players is 70 to 100`,
          bot: 'strong',
          seats,
          of: 'winners',
          measure: 'mean',
          from: 70,
          to: 100,
        }) as const,
    ),
    {
      text: 'alone, random play scores below 40',
      bot: 'random',
      seats: 1,
      of: 'all',
      measure: 'mean',
      from: -Infinity,
      to: 40,
    },
    {
      text: 'alone, greedy play scores 60 to 75',
      bot: 'greedy',
      seats: 1,
      of: 'all',
      measure: 'mean',
      from: 60,
      to: 75,
    },
    {
      text: 'alone, strong play mostly scores 75 to 95',
      bot: 'strong',
      seats: 1,
      of: 'all',
      measure: 'most',
      from: 75,
      to: 95,
    },
  ],
  styles: {
    points: 5,
    least: 5,
    signs: [
      { table: 'reefs', item: 'animals' },
      { table: 'reefs', item: 'cheapAnimals' },
      { table: 'happenings', item: 'top' },
      { table: 'course', item: 'largeFish' },
      { table: 'happenings', item: 'hunt' },
      { table: 'happenings', item: 'pair' },
      { table: 'reefs', item: 'popularity' },
      { table: 'reefs', item: 'polluted' },
      { table: 'reefs', item: 'endCorals' },
    ],
  },
} as const;

function ids(...types: readonly TurnAction['type'][]): readonly string[] {
  return types;
}
