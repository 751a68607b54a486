import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { features, type Features } from '../src/bot/index.ts';
import { PLAN_WEIGHTS } from '../src/bot/search/plan-weights.ts';
import { ANY_SIGN, WEIGHTS, type Feature } from '../src/bot/weights.ts';
import { totalOf } from '../src/score.ts';
import type { AtollState } from '../src/state.ts';
import { fit, predict, type Ridge, type Row } from './support/ridge.ts';
import { plannedPlay } from './support/planned-play.ts';

/**
 * Fits the weights of the estimate at the end of a plan: a search plays matches with itself, the
 * position at the end of each plan and a third of all positions are noted, and their features are
 * set against the final scores. With `write` the weights go into `plan-weights.ts`.
 *
 * Use: npm run -s bench -- fit-plan --game atoll 136 60 gen write
 */
const [matches = '136', iterations = '60', seed = 'gen', write] = process.argv.slice(2);

/** Rows that the weights of greedy players count as. */
const TRUST = 1200;
/** One match in so many is kept aside, to judge by. */
const ASIDE = 5;
/** The seats of the matches, in turn. */
const SEATS = [1, 2, 2, 2, 3, 4] as const;

const names = Object.keys(WEIGHTS) as Feature[];
const columnOf = new Map<string, number>(names.map((name, column) => [name, column]));
const seatLines: readonly string[] = ['alone', 'two', 'three', 'four'] satisfies Feature[];
const anySign: readonly string[] = ANY_SIGN;

interface Seen extends Row {
  readonly match: number;
}
const rows: readonly Seen[][] = [[], [], [], []];

for (let match = 0; match < Number(matches); match++) {
  const seats = SEATS[match % SEATS.length] as number;
  const found: { readonly seat: number; readonly points: number; readonly seen: Features }[] = [];
  const note = (state: AtollState, seat: number): void => {
    const seen = features(state, seat);
    const reef = state.reefs[seat];
    if (seen && reef) found.push({ seat, points: totalOf(state, reef), seen });
  };
  const ends = plannedPlay(
    { seats, seed: `${seed} ${match}`, iterations: Number(iterations) },
    note,
  );
  for (const { seat, points, seen } of found) {
    const entries = Object.entries(seen.amounts);
    rows[seen.roundsLeft]?.push({
      columns: Uint8Array.from(entries, ([name]) => columnOf.get(name) ?? 0),
      amounts: Float64Array.from(entries, ([, amount]) => amount),
      target: (ends[seat] ?? 0) - points,
      match,
    });
  }
}

const fitted = rows.map((seen, roundsLeft) => {
  const ridge: Ridge = {
    prior: names.map((name) => WEIGHTS[name][roundsLeft] ?? 0),
    trust: names.map((name) => (seatLines.includes(name) ? 1 : TRUST)),
    positive: names.map((name) => !anySign.includes(name)),
  };
  const aside = seen.filter(({ match }) => match % ASIDE === 0);
  const others = seen.filter(({ match }) => match % ASIDE > 0);
  const now = names.map((name) => PLAN_WEIGHTS[name][roundsLeft] ?? 0);
  console.log(
    `${roundsLeft} rounds left, ${seen.length} positions: greedy ${errors(aside, ridge.prior)}; ` +
      `as it is ${errors(aside, now)}; fitted ${errors(aside, fit(others, ridge))}`,
  );
  return fit(seen, ridge);
});

function errors(seen: readonly Row[], weights: readonly number[]): string {
  const off = seen.map((row) => predict(weights, row) - row.target);
  const mean = off.reduce((sum, error) => sum + error, 0) / off.length;
  const spread = Math.sqrt(off.reduce((sum, error) => sum + error ** 2, 0) / off.length);
  return `${mean.toFixed(2)} too high, wrong by ${spread.toFixed(2)}`;
}

if (write === 'write') {
  const file = path.resolve(import.meta.dirname, '../src/bot/search/plan-weights.ts');
  const fresh = (line: string, head: string, name: string): string => {
    const column = columnOf.get(name);
    if (column === undefined) return line;
    const weights = fitted.map((row) => Number((row[column] ?? 0).toFixed(2)) + 0);
    return `${head}[${weights.join(', ')}]`;
  };
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, source.replaceAll(/^( {2}(\w+): )\[.*\]/gm, fresh));
}
