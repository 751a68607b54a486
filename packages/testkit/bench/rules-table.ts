import { type AnyGame, createMatch, fold, foldOwn, play } from '@atoll/engine';
import { bytesEach } from './allocation.ts';
import { playAtRandom, type RandomMatch, recordMatch } from './random-match.ts';
import { takeTurns, whole } from './turns.ts';

const ROUNDS = 15;
/** The engine compiles anew until it has seen about a million actions. */
const WARM_UP = 15;

/** Seats and options of matches; options are parsed by the game. */
export interface Variant {
  readonly seats: number;
  readonly options?: unknown;
}

/** Does something with a recorded match, the `turn`th time, and says how many things that were. */
type Method = (match: RandomMatch, turn: number) => number;

/**
 * Prints how fast the rules of a game are, in matches left to chance, as a table in Markdown. All
 * ways take turns within one run and are compared by their medians, so that the ratios hold on a
 * busy machine too. The floor knows nothing of games: a copy of the state by JSON, which is what an
 * engine that copies before it acts would pay for an action at least.
 * @param variants by the words for them: random actions are counted in each, everything else in the
 * first
 * @param options.matches how many are recorded, and played in each round of each way; some 12,000
 * actions make a good round
 * @returns random actions of the first variant a CPU second
 */
export function benchRules(
  game: AnyGame,
  variants: Readonly<Record<string, Variant>>,
  { matches }: { readonly matches: number },
): number {
  const [first] = Object.values(variants);
  if (!first) throw new RangeError('there must be a variant to play');
  const recorded = Array.from({ length: matches }, (_, match) =>
    recordMatch(game, setupOf(game, first, `recorded ${match}`)),
  );
  const ways = waysOf(game, variants);
  const inTurns = Object.fromEntries(
    Object.entries(ways).map(([name, way]) => [
      name,
      (round: number) =>
        recorded.reduce((done, match, index) => done + way(match, round * matches + index), 0),
    ]),
  );
  const rates = takeTurns(inTurns, { rounds: ROUNDS, warmUp: WARM_UP });
  const floor = rates['copy of the state by JSON'] ?? NaN;
  console.log(`| ${game.id} | a CPU second | : copy by JSON | bytes each |`);
  console.log('| --- | ---: | ---: | ---: |');
  for (const [name, way] of Object.entries(ways)) {
    const rate = rates[name] ?? NaN;
    const bytes = bytesEach((burst) => way(recorded[burst % matches] as RandomMatch, burst));
    console.log(`| ${name} | ${whole(rate)} | ${(rate / floor).toFixed(1)} | ${whole(bytes)} |`);
  }
  return Object.values(rates)[0] ?? NaN;
}

const setupOf = (game: AnyGame, { seats, options = {} }: Variant, seed: string) => ({
  seed,
  seats,
  options: game.parseOptions(options),
});

function waysOf(
  game: AnyGame,
  variants: Readonly<Record<string, Variant>>,
): Readonly<Record<string, Method>> {
  const atRandom = Object.entries(variants).map(([name, variant]): [string, Method] => [
    `random actions, ${name}`,
    (_, turn) => playAtRandom(game, setupOf(game, variant, `random ${turn}`)),
  ]);
  return {
    ...Object.fromEntries(atRandom),
    'apply alone': ({ setup, actions }) => {
      let state = game.setup(setup);
      for (const { seat, action } of actions) state = game.apply(state, seat, action).state;
      return actions.length;
    },
    'replay of an own log: `foldOwn`': ({ setup, log, actions }) => {
      foldOwn(game, setup, log);
      return actions.length;
    },
    'of a log from elsewhere: `fold`': ({ setup, log, actions }) => {
      fold(game, setup, log);
      return actions.length;
    },
    'live, one by one: `play`': ({ setup, actions }) => {
      let match = createMatch(game, setup);
      for (const decision of actions) {
        const played = play(game, match, { ...decision, at: 0 });
        if (!played.ok) throw new Error('a recorded action is refused');
        match = played.match;
      }
      return actions.length;
    },
    'copy of the state: `clone`': ({ states }) => {
      for (const state of states) game.clone(state);
      return states.length;
    },
    'copy of the state by JSON': ({ states }) => {
      const some = states.slice(0, 8);
      for (const state of some) JSON.parse(JSON.stringify(state));
      return some.length;
    },
  };
}
