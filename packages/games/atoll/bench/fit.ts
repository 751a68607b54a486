import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { features } from '../src/bot/index.ts';
import { ANY_SIGN, WEIGHTS, type Feature } from '../src/bot/weights.ts';
import { totalOf } from '../src/score.ts';
import { fit, predict, type Ridge, type Row } from './support/ridge.ts';
import { selfPlay } from './support/self-play.ts';

/**
 * Fits the weights of the estimate to the cards as they are: plays matches of the greedy bot with
 * itself, asks by how much the estimate was wrong, and with `write` puts the better weights into
 * the table. To be run a few times in a row, since other weights make another player: npm run -s
 * bench -- fit --game atoll 400 seed write
 */
const [matches = '40', seed = 'fit', write] = process.argv.slice(2);

/** Positions of one match are much alike: every third is enough. */
const EVERY = 3;
/** Rows that the weights as they are count as. */
const TRUST = 150;
/** One match in so many is kept aside, to judge by. */
const ASIDE = 5;

const names = Object.keys(WEIGHTS) as Feature[];
const columnOf = new Map<string, number>(names.map((name, column) => [name, column]));
const seatLines: readonly string[] = ['alone', 'two', 'three', 'four'] satisfies Feature[];
const anySign: readonly string[] = ANY_SIGN;

interface Seen extends Row {
  readonly match: number;
}
const rows: readonly Seen[][] = [[], [], [], []];

/** Fewer matches of many seats, which show as many positions. */
for (const [seats, share] of [
  [1, 1],
  [2, 0.6],
  [3, 0.3],
  [4, 0.2],
] as const) {
  const totals: number[] = [];
  for (let match = 0; match < Number(matches) * share; match++) totals.push(...watch(seats, match));
  const mean = totals.reduce((sum, total) => sum + total, 0) / totals.length;
  console.log(
    `${seats} seat${seats > 1 ? 's' : ''}: ${mean.toFixed(1)} points on the average, beginnings at random included`,
  );
}

function watch(seats: number, match: number): readonly number[] {
  const found: {
    readonly seat: number;
    readonly roundsLeft: number;
    readonly points: number;
    readonly row: Omit<Row, 'target'>;
  }[] = [];
  let ends: readonly number[] = [];
  let heard = match;
  selfPlay(
    { seats, seed: `${seed} ${seats} ${match}` },
    {
      position(state) {
        if (heard++ % EVERY > 0) return;
        state.reefs.forEach((reef, seat) => {
          const seen = features(state, seat);
          if (!seen) return;
          const entries = Object.entries(seen.amounts);
          const columns = Uint8Array.from(entries, ([name]) => columnOf.get(name) ?? 0);
          const amounts = Float64Array.from(entries, ([, amount]) => amount);
          found.push({
            seat,
            roundsLeft: seen.roundsLeft,
            points: totalOf(state, reef),
            row: { columns, amounts },
          });
        });
      },
      end(totals) {
        ends = totals;
      },
    },
  );
  for (const { seat, roundsLeft, points, row } of found)
    rows[roundsLeft]?.push({ ...row, target: (ends[seat] ?? 0) - points, match });
  return ends;
}

const fitted = rows.map((seen, roundsLeft) => {
  const ridge: Ridge = {
    prior: names.map((name) => WEIGHTS[name][roundsLeft] ?? 0),
    trust: names.map((name) => (seatLines.includes(name) ? 1 : TRUST)),
    positive: names.map((name) => !anySign.includes(name)),
  };
  const aside = seen.filter(({ match }) => match % ASIDE === 0);
  const better = fit(
    seen.filter(({ match }) => match % ASIDE > 0),
    ridge,
  );
  const judged = `as it is ${errors(aside, ridge.prior)}; fitted ${errors(aside, better)}`;
  console.log(`${roundsLeft} rounds left, ${seen.length} positions: ${judged}`);
  const whole = fit(seen, ridge);
  // Better weights make another player, who shows other positions: half the way at a time keeps
  // from swinging to and fro.
  return whole.map((weight, column) => (weight + (ridge.prior[column] ?? 0)) / 2);
});

function errors(seen: readonly Row[], weights: readonly number[]): string {
  const off = seen.map((row) => predict(weights, row) - row.target);
  const mean = off.reduce((sum, error) => sum + error, 0) / off.length;
  const spread = Math.sqrt(off.reduce((sum, error) => sum + error ** 2, 0) / off.length);
  return `${mean.toFixed(2)} too high, wrong by ${spread.toFixed(2)}`;
}

const rowOf = (name: string): string => {
  const column = columnOf.get(name) ?? 0;
  return `[${fitted.map((weights) => Number((weights[column] ?? 0).toFixed(2)) + 0).join(', ')}]`;
};
if (write === 'write') {
  const file = path.resolve(import.meta.dirname, '../src/bot/weights.ts');
  const source = readFileSync(file, 'utf8');
  const fresh = (line: string, head: string, name: string): string =>
    columnOf.has(name) ? head + rowOf(name) : line;
  writeFileSync(file, source.replaceAll(/^( {2}(\w+): )\[.*\]/gm, fresh));
} else {
  for (const name of names) console.log(`  ${name}: ${rowOf(name)},`);
}
