import type { ScoreLine, Seat, SeatScore } from '@atoll/engine';
import {
  NO_PROMPT,
  type HistoryStep,
  type Prompt,
  type TableAsideData,
  type TableClockData,
  type TablePauseData,
  type TableSeatOfferData,
} from '@atoll/protocol';

/** A seat of the table as everybody sees it. */
export interface SeatSnapshot {
  readonly name: string;
  readonly kind: 'open' | 'person' | 'bot';
  /** The bot's id, or ''. */
  readonly bot: string;
  readonly connected: boolean;
  /** The id of the bot that plays on for the person of this seat, or ''. */
  readonly standIn: string;
  /** The seat's contribution to the seed of the match, or ''. */
  readonly share: string;
  /** Whether an external program plays it, through the protocol like a person. */
  readonly program: boolean;
  /** The log entry with which the seat conceded, or 0. */
  readonly conceded: number;
  /**
   * Since when the match has waited for the seat while its person is away, by the clock of the
   * server; or 0.
   */
  readonly awaitedSince: number;
}

/**
 * The result of a match: between seats, for all of them together, or for one alone; 'none' until
 * then.
 */
export interface OutcomeSnapshot {
  readonly kind: 'none' | 'ranking' | 'common' | 'solo';
  /** Of a common result: whether it was won, its rating, and the rows that add up to it. */
  readonly won: boolean;
  readonly rating: number;
  readonly lines: readonly ScoreLine[];
  /** The id of the name of the rating, or of the total of one alone, or ''. */
  readonly band: string;
}

/**
 * A request to all other people to agree that a decision is taken back; `seat` is -1 without one.
 */
export interface RevertSnapshot {
  readonly seat: Seat;
  /** The log entry with which the decision began. */
  readonly entry: number;
  /** The seats that have agreed. */
  readonly agreed: readonly Seat[];
}

export const NO_REVERT: RevertSnapshot = { seat: -1, entry: 0, agreed: [] };

/**
 * A proposal that a bot plays on for `seat`, whose person is away; -1 without one. More than half
 * of the voters decide.
 */
export interface StandInVoteSnapshot {
  readonly seat: Seat;
  readonly by: Seat;
  readonly voters: readonly Seat[];
  readonly agreed: readonly Seat[];
  readonly refused: readonly Seat[];
}

export const NO_STAND_IN_VOTE: StandInVoteSnapshot = {
  ...{ seat: -1, by: -1, voters: [], agreed: [], refused: [] },
};

/** A rated match. */
export interface RatedSnapshot {
  /** Whether the new ratings are stored, after the end. */
  readonly stored: boolean;
}

/** The day of a daily match. */
export interface DailySnapshot {
  /** YYYY-MM-DD, in UTC. */
  readonly day: string;
  /** Whether the result enters the table of the day. */
  readonly counted: boolean;
}

/** The position from which the match goes on. */
export interface OriginSnapshot {
  /** The id of the finished match. */
  readonly match: string;
  /** After so many of its actions. */
  readonly action: number;
  /** The seat whose knowledge was kept when the rest was dealt anew. */
  readonly knownTo: Seat;
}

/**
 * The room's public state as plain data; a new object whenever something changed, so that `===`
 * tells.
 */
export interface TableSnapshot<V = unknown> {
  readonly seq: number;
  readonly phase: 'waiting' | 'playing' | 'over';
  readonly game: string;
  readonly access: 'private' | 'public';
  readonly options: Readonly<Record<string, unknown>>;
  /** The seat of the host; -2 for a host who does not play. */
  readonly host: Seat;
  /** The name of the host, who may have no seat. */
  readonly hostName: string;
  readonly watchers: number;
  /** Whether spectators may chat. */
  readonly watchersTalk: boolean;
  /** Whether people may write free text, or only use phrases. */
  readonly freeText: boolean;
  /** How many turns late spectators see the match; 0 for at once. */
  readonly watchersBehind: number;
  /** How long a bot waits before it acts, in ms. */
  readonly pace: number;
  /** Whether people may ask a bot for a hint; for the own seat use `hintsAllowed`. */
  readonly hints: boolean;
  /** Whether bots think for less time than their strength says, since too many think at once. */
  readonly hurried: boolean;
  readonly seats: readonly SeatSnapshot[];
  /** Whether the match ends as soon as a seat concedes; if not, a bot plays on. */
  readonly concedingEnds: boolean;
  readonly revert: RevertSnapshot;
  readonly standInVote: StandInVoteSnapshot;
  /**
   * How long the match must have waited for an absent person before a bot may be proposed, in ms.
   */
  readonly standInAfter: number;
  /** Empty until the match is over. */
  readonly scores: readonly SeatScore[];
  readonly outcome: OutcomeSnapshot;
  /** The seats whose persons want a rematch. */
  readonly again: readonly Seat[];
  /** The match that the rematch became, or ''. */
  readonly next: string;
  /**
   * The server's commitment to the seed of this match, and of the match that a rematch would
   * become; '' without one.
   */
  readonly commitment: string;
  readonly nextCommitment: string;
  /** Missing at a table without a clock. */
  readonly clock?: TableClockData | undefined;
  /** Missing while no pause of the clocks is proposed or runs. */
  readonly pause?: TablePauseData | undefined;
  /** Missing while no bot waits for seats that may act aside, and nobody composes. */
  readonly aside?: TableAsideData | undefined;
  /** Missing for a match with the ordinary beginning. */
  readonly origin?: OriginSnapshot | undefined;
  /** The id of the match whose deal this one repeats; missing for a match with its own seed. */
  readonly repeats?: string | undefined;
  /** The offer of a seat to another person; missing for none. */
  readonly seatOffer?: TableSeatOfferData | undefined;
  /** Missing unless it is a daily match. */
  readonly daily?: DailySnapshot | undefined;
  /** The id of the tournament of the match; missing for none. */
  readonly tournament?: string | undefined;
  /** Missing unless the match is rated. */
  readonly rated?: RatedSnapshot | undefined;
  /** The game's own public view; undefined while the table waits. */
  readonly view: V | undefined;
}

/**
 * 'replaced': another device or tab took this seat over. 'removed': the seat token opens no seat,
 * mostly because the host opened it again before the match began. 'given': the others gave the seat
 * to another person. 'missing': the server knows no such match. 'unplayable': the server has other
 * rules than the match. 'failed': the server answered with errors over and over. After the last two
 * the person may try again by `open`.
 */
export type ConnectionStatus =
  | 'connecting'
  | 'live'
  | 'lost'
  | 'replaced'
  | 'removed'
  | 'given'
  | 'missing'
  | 'unplayable'
  | 'failed';

/**
 * The whole state of a table for a screen, at one moment. Immutable: every change makes a new one.
 * `V` is the public view of the game, `P` the private view, `A` an action and `E` an event; the
 * shell knows none of them.
 */
export interface TableState<V = unknown, P = unknown, A = unknown, E = unknown> {
  readonly status: ConnectionStatus;
  /** Undefined until the first connection stands; stays while the connection is lost. */
  readonly snapshot: TableSnapshot<V> | undefined;
  /** The own seat, or -1 for a spectator. */
  readonly seat: number;
  readonly host: boolean;
  /**
   * The table's invitation code, to be read out, and its form for links; both '' for a spectator.
   */
  readonly code: string;
  readonly longCode: string;
  /** The prompt of the own seat. Always of the same `seq` as the snapshot. */
  readonly prompt: Prompt<A>;
  /**
   * The knowledge of the own seat beside the view of the snapshot; undefined for a spectator, and
   * in a game without secrets.
   */
  readonly privateView: P | undefined;
  /**
   * The knowledge of each seat beside the view, by seat: only of a finished match in a look back
   * with all hands open.
   */
  readonly hands?: readonly P[];
  /** The steps that still count, oldest first: the log panel. */
  readonly steps: readonly HistoryStep<E>[];
  /** A request is under way that has no answer yet. */
  readonly busy: boolean;
  /** By how many ms the clock of the server is ahead of this device. */
  readonly serverAhead?: number;
  /** A look back at a finished match: nothing of it waits until the person has seen it. */
  readonly past: boolean;
  /**
   * The target of a tutorial: one of the legal actions, or an illegal one that is only spoken of;
   * nothing at an ordinary table.
   */
  readonly advised?: A;
  /** A tutorial shows a text to be read, and offers the way on itself. */
  readonly reading?: boolean;
}

/** A table whose state has not arrived. */
export const UNKNOWN_TABLE: TableState<never, never, never, never> = {
  status: 'connecting',
  snapshot: undefined,
  seat: -1,
  host: false,
  code: '',
  longCode: '',
  prompt: NO_PROMPT,
  privateView: undefined,
  steps: [],
  busy: false,
  past: false,
};
