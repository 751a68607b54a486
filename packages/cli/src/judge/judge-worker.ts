import { parentPort, workerData } from 'node:worker_threads';
import type { Judge } from '@atoll/engine';
import { knownForecast, knownTo, resultOf } from '@atoll/bots/judge';
import { playBots } from '../bot-match.ts';
import { loadBots } from '../bots.ts';
import { entryOf } from '../game.ts';
import { numbersOf, type Share } from '../work-split.ts';

/** Matches of one bot with itself. */
export interface JudgeJob {
  readonly game: string;
  readonly bot: string;
  readonly seats: number;
  readonly matches: number;
  readonly seed: string;
  readonly options: unknown;
  /**
   * 'fit' reads the figures of the full positions, 'state' the chances that the seats know of.
   */
  readonly purpose: 'fit' | 'state';
}

/** A position at the end of a turn. */
export interface JudgedPosition {
  readonly stage: number;
  /** From 1; 0 in a game without rounds. */
  readonly round: number;
  /** By seat; empty unless the purpose is to fit. */
  readonly traits: readonly (readonly number[])[];
  /** By seat, its own chance as it knows it; empty unless the purpose is to state. */
  readonly chances: readonly number[];
}

export interface JudgedMatch {
  readonly positions: readonly JudgedPosition[];
  /** The part of each seat in the victory. */
  readonly won: readonly number[];
}

const job = workerData as JudgeJob & { readonly share: Share };
const entry = entryOf(job.game);
const playable = await entry.load();
const judge = (await entry.judge?.()) as Judge;
const [bot] = await loadBots({ entry, playable, names: job.bot });
const { game } = playable;

for (const index of numbersOf(job.share, job.matches)) parentPort?.postMessage(watch(index));

function watch(index: number): JudgedMatch {
  const positions: JudgedPosition[] = [];
  let end: unknown;
  const { seats, seed, options } = job;
  let last: unknown;
  playBots(
    game,
    { seed: `${seed} ${index}`, seats, options },
    {
      bots: Array.from({ length: seats }, () => bot!),
      chance: `${seed} bots ${index}`,
      watch: {
        // A position is judged when the next seat decides: the turn before is over.
        played: ({ before, seat }) => {
          if (seat !== last) positions.push(positionOf(before));
          last = seat;
        },
        ended: (state) => (end = state),
      },
    },
  );
  return { positions, won: resultOf(game, end) };
}

function positionOf(state: unknown): JudgedPosition {
  const seats = Array.from({ length: job.seats }, (_, seat) => seat);
  const isFit = job.purpose === 'fit';
  return {
    stage: judge.stage(state),
    round: game.round?.(state) ?? 0,
    traits: isFit ? seats.map((seat) => judge.traits(state, seat)) : [],
    chances: isFit
      ? []
      : seats.map((seat) => knownForecast(game, judge, knownTo(game, state, seat))[seat]!),
  };
}
