import { animals, basicCoral, corals, events, pairs, SOLO_RANKS } from '../../cards/index.ts';
import { SCORE_CATEGORIES } from '../../score.ts';
import { text } from '../text.ts';
import type { TurnAction } from '../../action.ts';
import type { CardId, IncomeChoice } from '../../vocabulary.ts';
import type { QuestionName, TableName, Yield } from './notes.ts';

const { cardName, rankName, scoreCategory } = text;

/** What the tables of the balance are called, and what stands in them. */

type Names<K extends string> = Readonly<Record<K, string>>;
export interface Named {
  readonly id: string;
  readonly name: string;
}
interface Grouped extends Named {
  readonly group: string;
}

function named(names: Names<string>): readonly Named[] {
  return Object.entries(names).map(([id, name]) => ({ id, name }));
}

function grouped(group: string, cards: readonly { readonly id: string }[]): readonly Grouped[] {
  return cards.map(({ id }) => ({ id, name: cardName(id), group }));
}

export const cards: readonly Grouped[] = [
  ...grouped('Animals', animals),
  ...grouped('Corals', corals),
];

/** What acts without an action of its own: events, and cards while they lie in play. */
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

export const actionNames: Names<TurnAction['type']> = {
  buyAnimal: 'Animal Purchase',
  buyCoral: 'Coral Purchase',
  feed: 'Feeding',
  useCoral: 'Coral Action',
  grow: 'Colony Growth',
  purify: 'Water Purification',
  sell: 'Seaweed Sale',
  bloom: 'Algal Bloom',
  pass: 'Pass',
};

export const happeningNames = {
  hunt: 'Hunt',
  shelter: 'fed on a sheltered animal',
  pair: 'Symbiosis formed',
  partner: 'raised by Symbiosis',
  passive: 'rose by itself',
  effect: 'raised by an effect',
  top: 'reached high',
  reduced: 'reduced',
  extinct: 'reduced to extinction',
  scales: 'paid with fish scales',
} as const satisfies Names<string>;
export type Happening = keyof typeof happeningNames;

export const tokenNames = {
  coinsIncome: 'coins: income',
  coinsBonus: 'coins: passing',
  coinsSale: 'coins: Seaweed Sale',
  coinsCards: 'coins: cards',
  planktonColonies: 'plankton: colonies',
  planktonIncome: 'plankton: income',
  planktonBonus: 'plankton: passing',
  planktonBloom: 'plankton: Algal Bloom',
  planktonExtinction: 'plankton: extinction',
  planktonCards: 'plankton: cards',
  scalesBonus: 'fish scales: passing',
  scalesCards: 'fish scales: high and effects',
  scalesSpent: 'fish scales spent',
} as const satisfies Names<string>;
export type TokenFlow = keyof typeof tokenNames;

const questionNames: Names<QuestionName> = { turn: 'what to do on a turn', income: 'which income' };
export const questions = named(questionNames);

export const courseNames = {
  leadTaken: 'took the lead',
  ledBeforeLast: 'led before round 4',
  ledAndWon: 'led before round 4 and won',
  largeFish: 'Large Fish bought',
} as const satisfies Names<string>;
export type CourseItem = keyof typeof courseNames;

const pairName = (pair: readonly CardId[]): string => pair.map(cardName).join(' and ');
const pairItems: readonly Named[] = pairs.map((pair) => ({
  id: pair.join('+'),
  name: pairName(pair),
}));

const incomeNames: Names<IncomeChoice> = { tourists: 'Tourists', scientists: 'Scientists' };
const bonusNames: Names<string> = { 0: 'first row', 1: 'second row', 2: 'third row', none: 'none' };
const turnNames: Names<string> = { 1: 'round 1', 2: 'round 2', 3: 'round 3', 4: 'round 4' };

const table = (
  id: TableName,
  name: string,
  items: Names<string>,
): Named & { readonly items: readonly Named[] } => ({ id, name, items: named(items) });

export const counts = [
  table('actions', 'Actions', actionNames),
  table('happenings', 'What else happened', happeningNames),
  table('turns', 'Turns', turnNames),
  table('points', 'Points gained', turnNames),
  table('course', 'Course', courseNames),
  { id: 'pairs', name: 'Pairs of which a seat had both', items: pairItems },
  table('tokens', 'Tokens gained', tokenNames),
  table('income', 'Income', incomeNames),
  table('bonus', 'Bonus taken on passing', bonusNames),
  { id: 'events', name: 'Events', items: grouped('Events', events), per: 'match' as const },
];

export const scoreLines: readonly Named[] = SCORE_CATEGORIES.map((category) => ({
  id: category,
  name: scoreCategory(category),
}));

/** The ranks of a match alone, worst first. */
export const bands = [
  { name: rankName('beachcomber'), from: -Infinity },
  ...SOLO_RANKS.map(({ from, rank }) => ({ name: rankName(rank), from })).toReversed(),
];
