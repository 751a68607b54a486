import { text } from '../text.ts';
import {
  bandsFrom,
  COLUMNS,
  REGIONS,
  SCORE_CATEGORIES,
  TILES,
  TOKENS,
  type ScoreCategory,
  type TokenCard,
} from '../../cards/index.ts';

/** The names of the tables of the balance report, and of their rows. */

interface Named {
  readonly id: string;
  readonly name: string;
}

const named = (names: Readonly<Record<string, string>>): readonly Named[] =>
  Object.entries(names).map(([id, name]) => ({ id, name }));

const plain = (ids: readonly string[]): readonly Named[] => ids.map((id) => ({ id, name: id }));

export const cards = REGIONS.flatMap((region) =>
  TILES.filter((tile) => tile.region === region).map(({ id }) => ({
    id,
    name: `${id} ${text.tileName(id)}`,
    group: text.regionName(region),
  })),
);

export const yields = [{ id: 'points', name: 'points' }];

const tokens = TOKENS.map(({ id, kind, count }: TokenCard) => ({
  id,
  name: `${id} (${kind}, ${count})`,
}));

export const deedNames = {
  builtStation: 'station',
  builtVessel: 'vessel',
  rescued: 'rescue',
  collected: 'point token',
  installed: 'upgrade installed',
  extended: 'extension',
  swapped: 'rescue given up',
  exchanged: 'exchange',
  repeated: 'column repeated',
  drawn: 'token taken unseen',
  lost: 'resource lost to a full track',
} as const;
export type Deed = keyof typeof deedNames;

export const counts = [
  { id: 'columns', name: 'Columns', items: plain(COLUMNS) },
  { id: 'deeds', name: 'What was done', items: named(deedNames) },
  { id: 'used', name: 'Tokens used', items: tokens },
  { id: 'discarded', name: 'Upgrades used up for what they show', items: upgrades() },
  {
    id: 'length',
    name: 'Rounds',
    items: named({ rounds: 'rounds', limit: 'limit of rounds reached' }),
    per: 'match',
  },
] as const;

function upgrades(): readonly Named[] {
  return tokens.filter((_, token) => TOKENS[token]?.kind === 'upgrade');
}

export const tokenIds: readonly string[] = TOKENS.map(({ id }) => id);

/** Categories that are no line of a seat's sheet. */
const NO_LINES: readonly ScoreCategory[] = ['lowest', 'upgrades', 'tilesThenUpgrades'];

export const scoreLines: readonly Named[] = SCORE_CATEGORIES.filter(
  (id) => !NO_LINES.includes(id),
).map((id) => ({ id, name: text.scoreName(id) }));

const bandsOf = (seats: number) =>
  bandsFrom(seats).map(({ band, from }) => ({ name: text.bandName(band), from }));

/** The results of a match alone, worst first, and of matches together by number of seats. */
export const bands = bandsOf(1);
export const commonBands = { 2: bandsOf(2), 3: bandsOf(3), 4: bandsOf(4) };

export const questions = [{ id: 'turn', name: 'what to take' }] as const;
