import { type AnyGame, createRng, nextInt, type Rng } from '@atoll/engine';
import { benchRules } from '../../../testkit/bench/rules-table.ts';
import { takeTurns, whole } from '../../../testkit/bench/turns.ts';
import { SIZES, type Size } from '../src/board.ts';
import { steereAtoll, type SteereAtollEvent } from '../src/index.ts';
import { graphSearchMatch, wonBySearch } from './support/graph-search.ts';
import { unionFindMatch } from './support/union-find.ts';

/**
 * Random matches a CPU second through the rules contract (`legalActions` and `apply`, as the server
 * asks them), beside a bare union-find, which is the floor, and beside a graph that is searched
 * after every stone. The three take turns within one run, so that the ratios hold on a busy machine
 * too; then the table that every game has. Prints tables in Markdown: npm run -s bench -- rules
 * --game steere-atoll
 */
const ROUNDS = 6;
const SHARES: Readonly<Record<Size, number>> = { 7: 3, 11: 1, 15: 0.5, 19: 0.25 };

function contractMatch(
  size: Size,
  rng: Rng,
  heard?: (events: readonly SteereAtollEvent[]) => void,
): number {
  let state = steereAtoll.setup({ seed: '', seats: 2, options: { size, swap: true } });
  for (;;) {
    const [seat] = steereAtoll.activeSeats(state);
    if (seat === undefined) return state.winner;
    const legal = steereAtoll.legalActions(state, seat);
    const step = steereAtoll.apply(
      state,
      seat,
      legal[nextInt(rng, legal.length)] ?? { type: 'swap' },
    );
    state = step.state;
    heard?.(step.events);
  }
}

const ways = {
  contract: { matches: 4000, play: (size: Size, rng: Rng) => contractMatch(size, rng) },
  unionFind: { matches: 8000, play: unionFindMatch },
  graphSearch: { matches: 40, play: graphSearchMatch },
};

console.log(
  '| size | contract | bare union-find | graph search | contract : union-find | contract : graph search | checked |',
);
console.log('| ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
for (const size of SIZES) {
  const inTurns = Object.fromEntries(
    Object.entries(ways).map(([name, { matches, play }]) => [
      name,
      (round: number) => {
        const rng = createRng(`rules ${size} ${round}`);
        const count = Math.round(matches * SHARES[size]);
        for (let match = 0; match < count; match++) play(size, rng);
        return count;
      },
    ]),
  );
  const rates = Object.values(takeTurns(inTurns, { rounds: ROUNDS, warmUp: 1 }));
  const [contract = 0, floor = 1, search = 1] = rates;
  const figures = rates.map(whole);
  const row = [
    size,
    ...figures,
    (contract / floor).toFixed(2),
    (contract / search).toFixed(0),
    `${agreeing(size)} matches`,
  ];
  console.log(`| ${row.join(' | ')} |`);
}

console.log();
benchRules(
  steereAtoll as AnyGame,
  { '11 columns': { seats: 2 }, '7 columns': { seats: 2, options: { size: 7 } } },
  { matches: 60 },
);

/**
 * Plays matches through the contract and lets the graph search follow; throws when they differ.
 * Returns how many were compared.
 */
function agreeing(size: Size): number {
  const matches = Math.round(60 * SHARES[size]);
  const rng = createRng(`agreeing ${size}`);
  for (let match = 0; match < matches; match++) {
    const owner = new Map<string, string>();
    contractMatch(size, rng, (events) => {
      const [placed, won] = events;
      if (placed?.type !== 'placed') return;
      owner.set(placed.cell, placed.colour);
      if (wonBySearch(size, owner, placed.colour) !== (won !== undefined))
        throw new Error(`size ${size}, match ${match}: they differ`);
    });
  }
  return matches;
}
