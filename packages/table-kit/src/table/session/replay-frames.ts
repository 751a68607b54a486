import {
  eventsFor,
  isOver,
  knowledgeOf,
  momentsOfFile,
  privateViewOf,
  type AnyGame,
  type FiledSeat,
  type MatchFile,
  type PastPosition,
  type Seat,
  viewerOf,
} from '@atoll/engine';
import type { HistoryStep } from '@atoll/protocol';
import { pageSnapshot } from './page-snapshot.ts';
import type { SeatSnapshot, TableSnapshot } from './table-state.ts';
import { timelineOf, type Timeline } from './timeline.ts';
import type { Viewpoint } from './viewpoint.ts';

/** All that a replay shows; positions reach from 0, before the first decision, to `length`. */
export interface ReplayFrames {
  readonly length: number;
  readonly timeline: Timeline;
  readonly snapshot: (position: number) => TableSnapshot;
  /**
   * The knowledge of a seat beside the public view; undefined for -1, and in a game without
   * secrets.
   */
  readonly privateView: (position: number, seat: Seat) => unknown;
  /** The same of every seat, by seat; undefined in a game without secrets. */
  readonly hands: (position: number) => readonly unknown[] | undefined;
  /**
   * The decisions that count, as a seat may know them; for -1 the public ones, and with all hands
   * open each as the seat that decided knew it.
   */
  readonly steps: (from: Viewpoint) => readonly HistoryStep[];
  /**
   * The position with all that a seat cannot know drawn anew; undefined where play cannot go on
   * from there.
   */
  readonly redealt: (
    position: number,
    how: { readonly seat: Seat; readonly seed: string },
  ) => unknown;
}

/** The seats of a file, as if all sat there. */
export const seatsOfFile = (seats: readonly FiledSeat[]): readonly SeatSnapshot[] =>
  seats.map(({ program = false, ...seat }) => ({
    ...{ ...seat, program, connected: true, standIn: '', share: '', conceded: 0, awaitedSince: 0 },
  }));

/**
 * A finished match as the current rules replay its log. Throws `BrokenLog` when they refuse it, or
 * reach another end, and `InvalidInput` when they know no such options.
 */
export function framesOfLog(game: AnyGame, file: MatchFile): ReplayFrames {
  const moments = momentsOfFile(game, file);
  const seats = seatsOfFile(file.seats);
  const momentAt = (position: number): PastPosition<unknown, unknown> => moments[position];
  return {
    length: moments.length - 1,
    timeline: timelineOf(
      game,
      moments.map(({ state }) => state),
      moments.slice(1).map(({ seat }) => seat),
    ),
    snapshot: (position) => {
      const { state, conceded, ended, seq } = momentAt(position);
      const { options } = file;
      return pageSnapshot(game, {
        ...{ state, conceded, ended, seq, options, seats },
        ...{ pace: 0, hints: false },
      });
    },
    privateView: (position, seat) => privateViewOf(game, momentAt(position).state, viewerOf(seat)),
    hands: (position) =>
      game.privateView &&
      seats.map((_, seat) => privateViewOf(game, momentAt(position).state, seat)),
    steps: (from) =>
      moments
        .slice(1)
        .map(({ seq, seat, at, events, sealed, undone }) => ({
          ...{ seq, seat, at, sealed },
          events: eventsFor(game, events, viewerOf(from === 'open' ? seat : from)),
          ...(undone > 0 ? { undone } : {}),
        })),
    redealt: (position, { seat, seed }) => {
      const moment = momentAt(position);
      if (isOver(game, moment)) return undefined;
      return game.determinize(knowledgeOf(game, moment.state, viewerOf(seat)), seat, seed);
    },
  };
}
