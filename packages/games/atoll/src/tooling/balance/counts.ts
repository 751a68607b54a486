import type { TurnAction } from '../../action.ts';
import { events, pairs } from '../../cards/index.ts';
import type { CardId, IncomeChoice } from '../../vocabulary.ts';
import { CHEAP } from '../card-kinds.ts';
import { text } from '../text.ts';
import { grouped, named, type Named, type Names } from './names.ts';
import type { TableName } from './notes.ts';

const { cardName } = text;

/** The counted things, a table each. */

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

export const courseNames = {
  leadTaken: 'took the lead',
  ledBeforeLast: 'led before round 4',
  ledAndWon: 'led before round 4 and won',
  largeFish: 'Large Fish bought',
} as const satisfies Names<string>;
export type CourseItem = keyof typeof courseNames;

export const reefNames = {
  animals: 'animals',
  cheapAnimals: `animals of ${CHEAP} coins or less`,
  endCorals: 'End of Game corals',
  popularity: 'popularity',
  polluted: 'polluted corals',
} as const satisfies Names<string>;
export type ReefItem = keyof typeof reefNames;

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
  table('reefs', 'Reefs at the end', reefNames),
  table('tokens', 'Tokens gained', tokenNames),
  table('income', 'Income', incomeNames),
  table('bonus', 'Bonus taken on passing', bonusNames),
  { id: 'events', name: 'Events', items: grouped('Events', events), per: 'match' as const },
];
