import { type AnyGame, createRng, nextInt, seatsToAct } from '@atoll/engine';
import { takeTurns, whole } from './turns.ts';

const ROUNDS = 9;
const WARM_UP = 5;

/** A way to play by the rules alone. */
export interface RandomWay {
  readonly seats: number;
  /** Whether an action is applied to the state itself, or to a copy of it, as a table does. */
  readonly how: 'in place' | 'copy';
}

/**
 * Prints how many random actions the rules of a game carry out in a CPU second, as a table in
 * Markdown. All ways take turns within one run and are compared by their medians.
 * @param options.matches matches in each round of each way
 */
export function benchRandomRules(
  game: AnyGame,
  ways: Readonly<Record<string, RandomWay>>,
  { matches }: { readonly matches: number },
): void {
  const inTurns = Object.fromEntries(
    Object.entries(ways).map(([name, way]) => [
      name,
      (round: number) => {
        let actions = 0;
        for (let match = 0; match < matches; match++)
          actions += playAtRandom(game, way, `${round} ${match}`);
        return actions;
      },
    ]),
  );
  const rates = takeTurns(inTurns, { rounds: ROUNDS, warmUp: WARM_UP });
  console.log('| random actions | a CPU second |');
  console.log('| --- | ---: |');
  for (const name of Object.keys(ways)) console.log(`| ${name} | ${whole(rates[name] ?? NaN)} |`);
}

/** Plays a match by the rules alone and returns the number of actions. */
function playAtRandom(game: AnyGame, { seats, how }: RandomWay, seed: string): number {
  const rng = createRng(`choices of ${seed}`);
  let state = game.setup({ seed, seats, options: game.parseOptions({}) });
  for (let actions = 0; ; actions++) {
    const asked = seatsToAct(game, state);
    if (asked.length === 0) return actions;
    const seat = asked[nextInt(rng, asked.length)] as number;
    const legal = game.legalActions(state, seat);
    const before = how === 'copy' ? game.clone(state) : state;
    state = game.apply(before, seat, legal[nextInt(rng, legal.length)]).state;
  }
}
