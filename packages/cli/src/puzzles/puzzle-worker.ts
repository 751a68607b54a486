import { parentPort, workerData } from 'node:worker_threads';
import { type BestLine, createRng, hashState, type Puzzle, shuffle } from '@atoll/engine';
import { playBots } from '../bot-match.ts';
import { loadBots } from '../bots.ts';
import { entryOf } from '../game.ts';
import { numbersOf, type Share } from '../work-split.ts';
import { difficultyOf, type Difficulty } from './difficulty.ts';
import { loadSolvers } from './load-solvers.ts';

/** Matches whose positions are examined for puzzles. */
export interface PuzzleJob {
  readonly game: string;
  readonly seed: string;
  /** The most matches to examine. */
  readonly matches: number;
}

/** A puzzle, and how it was measured. */
export interface FoundPuzzle {
  readonly kind: 'found';
  readonly puzzle: Puzzle;
  readonly difficulty: Difficulty;
}

export type PuzzleMessage = FoundPuzzle | { readonly kind: 'examined' };

/** The most puzzles from one match: later ones would resemble each other. */
const MOST_A_MATCH = 2;

const job = workerData as PuzzleJob & { readonly share: Share };
const entry = entryOf(job.game);
const playable = await entry.load();
const { game } = playable;
const rules = await entry.puzzles!.rules();
const solvers = await loadSolvers(entry, playable, rules);
const sources = await Promise.all(
  rules.sources.map(async ({ bot: names, ...source }) => {
    const [bot] = await loadBots({ entry, playable, names });
    return { ...source, bot: bot! };
  }),
);

for (const index of numbersOf(job.share, job.matches)) {
  examine(index);
  parentPort?.postMessage({ kind: 'examined' } satisfies PuzzleMessage);
}

interface Moment {
  readonly state: unknown;
  readonly seat: number;
  readonly log: readonly number[];
}

function examine(index: number): void {
  const source = sources[index % sources.length]!;
  const seed = `${job.seed} ${index}`;
  let found = 0;
  /** A bot that leaves a win standing leaves the same puzzle in several positions. */
  const lines = new Set<string>();
  const rng = createRng(`${seed} order`);
  for (const { state, seat, log } of shuffle(rng, momentsOf(source, seed))) {
    const start = rules.prepare?.(state, seat) ?? state;
    const best = rules.search(start, seat);
    const text = JSON.stringify(best?.line);
    if (!best || lines.has(text)) continue;
    lines.add(text);
    const { line: _, ...task } = best;
    const id = hashState({ start, task }).slice(0, 8);
    const difficulty = difficultyOf({ game, rules, task, start }, solvers, id);
    if (!difficulty) continue;
    const { seats, options } = source;
    const puzzle: Puzzle = {
      ...{ id, ...task, rating: difficulty.rating },
      ...{ seed, seats, options, log, line: numbersAlong(start, best) },
    };
    parentPort?.postMessage({ kind: 'found', puzzle, difficulty } satisfies PuzzleMessage);
    if (++found === MOST_A_MATCH) return;
  }
}

/** The positions of a match in which the first active seat decides. */
function momentsOf({ seats, options, bot }: (typeof sources)[number], seed: string): Moment[] {
  const moments: Moment[] = [];
  const log: number[] = [];
  playBots(
    game,
    { seed, seats, options: game.parseOptions(options) },
    {
      bots: Array.from({ length: seats }, () => bot),
      chance: seed,
      watch: {
        played: ({ before, seat, legal, action }) => {
          moments.push({ state: before, seat, log: [...log] });
          log.push(numberOf(action, legal));
        },
      },
    },
  );
  return moments;
}

/** The decisions of a line as numbers in the lists of legal actions. */
function numbersAlong(start: unknown, { line }: BestLine<unknown>): readonly number[] {
  let state = game.clone(start);
  return line.map((action) => {
    const seat = game.activeSeats(state)[0]!;
    const number = numberOf(action, game.legalActions(state, seat));
    state = game.apply(state, seat, action).state;
    return number;
  });
}

/** A bot may give an action that equals one of the list and is another object. */
function numberOf(action: unknown, legal: readonly unknown[]): number {
  const text = JSON.stringify(action);
  const number = legal.findIndex((one) => one === action || JSON.stringify(one) === text);
  if (number < 0) throw new RangeError(`${text} is not legal`);
  return number;
}
