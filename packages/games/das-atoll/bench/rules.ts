import { createRng, nextInt, seatsToAct } from '@atoll/engine';
import { takeTurns, whole } from '../../../testkit/bench/turns.ts';
import { dasAtoll } from '../src/index.ts';

/**
 * How fast the rules are, in matches that are left to chance, by number of seats. All take turns
 * within one run and are compared by their medians. Prints a table in Markdown:
 * npm run -s bench -- rules --game das-atoll
 */
const ROUNDS = 9;
const WARM_UP = 5;
const MATCHES = 6;

const ways: Readonly<Record<string, (seed: string) => number>> = {
  'four seats: list, choose, apply': (seed) => playAtRandom(seed, 4),
  'five seats': (seed) => playAtRandom(seed, 5),
  'four seats, with a copy of the state before each action': (seed) =>
    playAtRandom(seed, 4, 'copy'),
};
const inTurns = Object.fromEntries(
  Object.entries(ways).map(([name, way]) => [
    name,
    (round: number) =>
      Array.from({ length: MATCHES }, (_, match) => way(`${round} ${match}`)).reduce(
        (sum, actions) => sum + actions,
        0,
      ),
  ]),
);
const rates = takeTurns(inTurns, { rounds: ROUNDS, warmUp: WARM_UP });

console.log('| random actions | a CPU second |');
console.log('| --- | ---: |');
for (const name of Object.keys(ways)) console.log(`| ${name} | ${whole(rates[name] ?? NaN)} |`);

/** Plays a match by the rules alone and returns the number of actions. */
function playAtRandom(seed: string, seats: number, how: 'in place' | 'copy' = 'in place'): number {
  const rng = createRng(`choices of ${seed}`);
  let state = dasAtoll.setup({ seed, seats, options: dasAtoll.parseOptions({}) });
  for (let actions = 0; ; actions++) {
    const asked = seatsToAct(dasAtoll, state);
    if (asked.length === 0) return actions;
    const seat = asked[nextInt(rng, asked.length)];
    const legal = dasAtoll.legalActions(state, seat);
    const before = how === 'copy' ? dasAtoll.clone(state) : state;
    state = dasAtoll.apply(before, seat, legal[nextInt(rng, legal.length)]).state;
  }
}
