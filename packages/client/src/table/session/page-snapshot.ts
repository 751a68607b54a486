import { isOver, outcomeOf, scoresOf, type AnyGame, type Concession } from '@atoll/engine';
import {
  NO_REVERT,
  NO_STAND_IN_VOTE,
  type SeatSnapshot,
  type TableSnapshot,
} from './table-state.ts';

export interface PageTable {
  readonly state: unknown;
  /** Who gave up so far, and whether the match ended by it; nobody unless told. */
  readonly conceded?: readonly Concession[];
  readonly ended?: boolean;
  /** The length of the log. */
  readonly seq: number;
  readonly options: unknown;
  readonly seats: readonly SeatSnapshot[];
  /** How long a bot waits before it acts, in ms. */
  readonly pace: number;
  /** Whether one may ask what a bot would do. */
  readonly hints: boolean;
}

const withConcession =
  (conceded: readonly Concession[]) =>
  (each: SeatSnapshot, seat: number): SeatSnapshot => ({
    ...each,
    conceded: conceded.find((concession) => concession.seat === seat)?.seq ?? 0,
  });

/** The public state of a match that is run inside the page, without a room. */
export function pageSnapshot(
  game: AnyGame,
  { state, conceded = [], ended = false, seq, options, seats, pace, hints }: PageTable,
): TableSnapshot {
  const standing = { state, conceded, ended };
  const over = isOver(game, standing);
  const outcome = over ? outcomeOf(game, standing) : undefined;
  return {
    seq,
    phase: over ? 'over' : 'playing',
    game: game.id,
    access: 'private',
    options: options as TableSnapshot['options'],
    host: 0,
    watchers: 0,
    watchersTalk: false,
    watchersBehind: 0,
    pace,
    hints,
    hurried: false,
    seats: conceded.length === 0 ? seats : seats.map(withConcession(conceded)),
    concedingEnds: false,
    revert: NO_REVERT,
    standInVote: NO_STAND_IN_VOTE,
    standInAfter: 0,
    scores: outcome ? scoresOf(outcome) : [],
    outcome: { kind: 'none', won: false, rating: 0, lines: [], band: '', ...outcome },
    again: [],
    next: '',
    commitment: '',
    nextCommitment: '',
    view: game.publicView(state),
  };
}
