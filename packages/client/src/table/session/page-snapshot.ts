import { scoresOf, type AnyGame } from '@atoll/engine';
import type { SeatSnapshot, TableSnapshot } from './table-state.ts';

export interface PageTable {
  readonly state: unknown;
  /** The length of the log. */
  readonly seq: number;
  readonly options: unknown;
  readonly seats: readonly SeatSnapshot[];
  /** How long a bot waits before it acts, in ms. */
  readonly pace: number;
  /** Whether one may ask what a bot would do. */
  readonly hints: boolean;
}

/** The public state of a match that is run inside the page, without a room. */
export function pageSnapshot(
  game: AnyGame,
  { state, seq, options, seats, pace, hints }: PageTable,
): TableSnapshot {
  const over = game.activeSeats(state).length === 0;
  const outcome = over ? game.outcome(state) : undefined;
  return {
    seq,
    phase: over ? 'over' : 'playing',
    game: game.id,
    access: 'private',
    options: options as TableSnapshot['options'],
    host: 0,
    watchers: 0,
    pace,
    hints,
    hurried: false,
    seats,
    scores: outcome ? scoresOf(outcome) : [],
    outcome: { kind: 'none', won: false, rating: 0, lines: [], band: '', ...outcome },
    again: [],
    next: '',
    commitment: '',
    nextCommitment: '',
    view: game.publicView(state),
  };
}
