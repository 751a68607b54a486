import { createRng, nextInt } from '@atoll/engine';
import { takeTurns, whole } from '../../../testkit/bench/turns.ts';
import { hiddenArk, type HiddenArkAction } from '../src/index.ts';

/**
 * How fast the rules are, in matches that are left to chance, by number of seats. All take turns
 * within one run and are compared by their medians. Prints a table in Markdown:
 * npm run -s bench -- rules --game hidden-ark
 */
const ROUNDS = 9;
const WARM_UP = 5;
const MATCHES = 12;

const ways: Readonly<Record<string, (seed: string) => number>> = {
  'alone: list, choose, apply': (seed) => playAtRandom(seed, 1),
  'two seats': (seed) => playAtRandom(seed, 2),
  'four seats': (seed) => playAtRandom(seed, 4),
  'two seats, with a copy of the state before each action': (seed) => playAtRandom(seed, 2, 'copy'),
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
  let state = hiddenArk.setup({ seed, seats, options: hiddenArk.parseOptions({}) });
  for (let actions = 0; ; actions++) {
    const [seat] = hiddenArk.activeSeats(state);
    if (seat === undefined) return actions;
    const legal = hiddenArk.legalActions(state, seat);
    const action = legal[nextInt(rng, legal.length)] as HiddenArkAction;
    const before = how === 'copy' ? hiddenArk.clone(state) : state;
    state = hiddenArk.apply(before, seat, action).state;
  }
}
