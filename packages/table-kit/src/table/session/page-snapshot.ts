import {
  fieldsOf,
  isOver,
  outcomeOf,
  scoresOf,
  type AnyGame,
  type Concession,
  type Outcome,
} from '@atoll/engine';
import {
  NO_REVERT,
  NO_STAND_IN_VOTE,
  type SeatSnapshot,
  type TableSnapshot,
} from './table-state.ts';

interface PageRoom {
  /** The length of the log. */
  readonly seq: number;
  readonly options: unknown;
  readonly seats: readonly SeatSnapshot[];
  /** How long a bot waits before it acts, in ms. */
  readonly pace: number;
  /** Whether a person may ask a bot for a hint. */
  readonly hints: boolean;
}

export interface PageTable extends PageRoom {
  readonly state: unknown;
  /** The seats that conceded so far, and whether the match ended by it; none unless given. */
  readonly conceded?: readonly Concession[];
  readonly ended?: boolean;
}

/** The facts of a position that are known without its rules. */
export interface PositionRecord extends PageRoom {
  /** The id of the game. */
  readonly game: string;
  /** The public view. */
  readonly view: unknown;
  readonly conceded: readonly Concession[];
  /** How the match ended, once it is over. */
  readonly outcome: Outcome | undefined;
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
  { state, conceded = [], ended = false, ...room }: PageTable,
): TableSnapshot {
  const standing = { state, conceded, ended };
  const outcome = isOver(game, standing) ? outcomeOf(game, standing) : undefined;
  return openSnapshot({
    ...{ ...room, game: game.id, view: game.publicView(state), conceded, outcome },
  });
}

/** The same of a position from a record. */
export function openSnapshot({
  game,
  view,
  conceded,
  outcome,
  options,
  seats,
  ...rest
}: PositionRecord): TableSnapshot {
  return {
    ...rest,
    phase: outcome ? 'over' : 'playing',
    game,
    access: 'private',
    options: fieldsOf(options),
    host: 0,
    hostName: '',
    watchers: 0,
    watchersTalk: false,
    freeText: false,
    watchersBehind: 0,
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
    view,
  };
}
