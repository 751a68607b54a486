import { createMatch, fold, play } from '@atoll/engine';
import { bytesEach } from '../../../testkit/bench/allocation.ts';
import { takeTurns, whole } from '../../../testkit/bench/turns.ts';
import { atoll } from '../src/index.ts';
import { playAtRandom, recordMatch, type RandomMatch } from './support/random-match.ts';

/**
 * How fast the rules are, in matches of two seats left to chance. All ways take turns within one
 * run and are compared by their medians, so that the ratios hold on a busy machine too. The floor
 * knows nothing of games: a copy of the state by JSON, which is what an engine that copies before
 * it acts would pay for an action at least. Prints a table in Markdown: npm run -s bench -- rules
 * --game atoll
 */
const ROUNDS = 15;
/** The engine compiles anew until it has seen about a million actions. */
const WARM_UP = 15;
const MATCHES = 120;

/**
 * Random actions a second of a Python engine, catanatron, on the same kind of core: the reference
 * that the aim was set by.
 */
const CATANATRON = 14_400;

const base = atoll.parseOptions({});
const withEvents = atoll.parseOptions({ events: true });
const recorded = Array.from({ length: MATCHES }, (_, match) =>
  recordMatch(`recorded ${match}`, base),
);

/** Does something with a recorded match, the `turn`th time, and says how many things that were. */
type Way = (match: RandomMatch, turn: number) => number;

const ways: Readonly<Record<string, Way>> = {
  'random actions: list, choose, apply': (_, turn) => playAtRandom(`random ${turn}`, base),
  'the same with Events': (_, turn) => playAtRandom(`random ${turn}`, withEvents),
  'apply alone': ({ setup, actions }) => {
    let state = atoll.setup(setup);
    for (const { seat, action } of actions) state = atoll.apply(state, seat, action).state;
    return actions.length;
  },
  'replay of a log: `fold`': ({ setup, log, actions }) => {
    fold(atoll, setup, log);
    return actions.length;
  },
  'live, one by one: `play`': ({ setup, actions }) => {
    let match = createMatch(atoll, setup);
    for (const decision of actions) {
      const played = play(atoll, match, { ...decision, at: 0 });
      if (!played.ok) throw new Error('a recorded action is refused');
      match = played.match;
    }
    return actions.length;
  },
  'copy of the state: `clone`': ({ states }) => {
    for (const state of states) atoll.clone(state);
    return states.length;
  },
  'copy of the state by JSON': ({ states }) => {
    for (const state of states.slice(0, 8)) JSON.parse(JSON.stringify(state));
    return Math.min(8, states.length);
  },
};
const names = Object.keys(ways);
const inTurns = Object.fromEntries(
  Object.entries(ways).map(([name, way]) => [
    name,
    (round: number) =>
      recorded.reduce((done, match, index) => done + way(match, round * MATCHES + index), 0),
  ]),
);
const rates = takeTurns(inTurns, { rounds: ROUNDS, warmUp: WARM_UP });
const rateOf = (name: string | undefined): number => rates[name ?? ''] ?? NaN;

console.log('| | a CPU second | : copy by JSON | bytes each |');
console.log('| --- | ---: | ---: | ---: |');
for (const [name, way] of Object.entries(ways)) {
  const bytes = bytesEach((burst) => way(recorded[burst % MATCHES] as RandomMatch, burst));
  console.log(
    `| ${name} | ${whole(rateOf(name))} | ${(rateOf(name) / rateOf(names.at(-1))).toFixed(1)} | ${whole(bytes)} |`,
  );
}
const times = whole(rateOf(names[0]) / CATANATRON);
console.log(
  `\nThe reference, a Python engine (catanatron): ${whole(CATANATRON)} random actions a second. This is ${times} times that.`,
);
