import { animals, basicCoral, corals, events, SOLO_RANKS } from '../../cards/index.ts';
import { SCORE_CATEGORIES } from '../../score.ts';
import { text } from '../text.ts';
import type { QuestionName, Yield } from './notes.ts';

const { cardName, rankName, scoreCategory } = text;

/** The names of cards, effects, yields, questions and points in the balance report. */

export type Names<K extends string> = Readonly<Record<K, string>>;
export interface Named {
  readonly id: string;
  readonly name: string;
}
export interface Grouped extends Named {
  readonly group: string;
}

export function named(names: Names<string>): readonly Named[] {
  return Object.entries(names).map(([id, name]) => ({ id, name }));
}

/** Cards of one group by their names. */
export function grouped(
  group: string,
  cards: readonly { readonly id: string }[],
): readonly Grouped[] {
  return cards.map(({ id }) => ({ id, name: cardName(id), group }));
}

export const cards: readonly Grouped[] = [
  ...grouped('Animals', animals),
  ...grouped('Corals', corals),
];

/** Effects without an action: events, and cards while they are in play. */
export const effects: readonly Grouped[] = [
  ...grouped('Events', events),
  ...grouped(
    'Passive corals',
    [basicCoral, ...corals].filter(({ ability }) => ability.type === 'passive'),
  ),
  ...grouped(
    'Passive animals',
    animals.filter(({ feed }) => feed.kind === 'passive'),
  ),
];

const yieldNames: Names<Yield> = {
  levels: 'level points',
  effects: 'points of effects and scales',
  coins: 'coins',
  plankton: 'plankton',
  raises: 'levels of others',
  cleaned: 'pollution removed',
};
export const yields = named(yieldNames);

const questionNames: Names<QuestionName> = { turn: 'what to do on a turn', income: 'which income' };
export const questions = named(questionNames);

export const scoreLines: readonly Named[] = SCORE_CATEGORIES.map((category) => ({
  id: category,
  name: scoreCategory(category),
}));

/** The ranks of a match alone, worst first. */
export const bands = [
  { name: rankName('beachcomber'), from: -Infinity },
  ...SOLO_RANKS.map(({ from, rank }) => ({ name: rankName(rank), from })).toReversed(),
];
