import type { ScoreLine, Seat, SeatScore } from '@atoll/engine';
import {
  NO_PROMPT,
  type HistoryStep,
  type Prompt,
  type TableAsideData,
  type TableClockData,
} from '@atoll/protocol';

/** One chair of the table as everybody sees it. */
export interface SeatSnapshot {
  readonly name: string;
  readonly kind: 'open' | 'person' | 'bot';
  /** The bot's id, or ''. */
  readonly bot: string;
  readonly connected: boolean;
  /** The id of the bot that plays on for the person of this seat, or ''. */
  readonly standIn: string;
  /** What the seat added to the seed of the match, or ''. */
  readonly share: string;
  /** Whether a program of somebody else plays it, through the protocol like a person. */
  readonly program: boolean;
  /** The log entry with which the seat gave up, or 0. */
  readonly conceded: number;
  /**
   * Since when the match has asked the seat while its person is away, by the clock of the server;
   * or 0.
   */
  readonly awaitedSince: number;
}

/**
 * How a match ended: between seats, for all of them together, or for one alone; 'none' until then.
 */
export interface OutcomeSnapshot {
  readonly kind: 'none' | 'ranking' | 'common' | 'solo';
  /** Of a common result: whether it was won, what was reached, and the rows that add up to it. */
  readonly won: boolean;
  readonly rating: number;
  readonly lines: readonly ScoreLine[];
  /** The id of what the rating, or the total of one alone, is called, or ''. */
  readonly band: string;
}

/** Somebody asks all other people whether a decision may be taken back; `seat` is -1 for nobody. */
export interface RevertSnapshot {
  readonly seat: Seat;
  /** The log entry with which the decision began. */
  readonly entry: number;
  /** Those who have agreed. */
  readonly agreed: readonly Seat[];
}

export const NO_REVERT: RevertSnapshot = { seat: -1, entry: 0, agreed: [] };

/**
 * Somebody proposes that a bot plays on for `seat`, whose person is away; -1 for nobody. More than
 * half of the voters decide.
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

/** From where the match goes on. */
export interface OriginSnapshot {
  /** The id of the match that is over. */
  readonly match: string;
  /** After so many of its actions. */
  readonly action: number;
  /** The seat for which nothing was dealt anew. */
  readonly knownTo: Seat;
}

/**
 * The room's public state as plain data; a new object whenever something changed, so that `===`
 * tells.
 */
export interface TableSnapshot {
  readonly seq: number;
  readonly phase: 'waiting' | 'playing' | 'over';
  readonly game: string;
  readonly access: 'private' | 'public';
  readonly options: Readonly<Record<string, unknown>>;
  /** The seat of the host. */
  readonly host: Seat;
  readonly watchers: number;
  /** Whether those who watch may say something. */
  readonly watchersTalk: boolean;
  /** Whether people may say texts of their own, or phrases alone. */
  readonly freeText: boolean;
  /** How many turns late the match is shown to those who watch; 0 for at once. */
  readonly watchersBehind: number;
  /** How long a bot waits before it acts, in ms. */
  readonly pace: number;
  /**
   * Whether people may ask a bot what it would do; whoever looks for the own seat asks
   * `hintsAllowed`.
   */
  readonly hints: boolean;
  /** Whether bots think less long than their strength says, since too many think at once. */
  readonly hurried: boolean;
  readonly seats: readonly SeatSnapshot[];
  /** Whether the match is over as soon as somebody gives up; if not, a bot plays on. */
  readonly concedingEnds: boolean;
  readonly revert: RevertSnapshot;
  readonly standInVote: StandInVoteSnapshot;
  /**
   * For how long the match must wait for somebody who is away until a bot may be proposed, in ms.
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
   * What the server is bound to by what it told of the seed of this match, and of the match that a
   * rematch would become; '' where it told nothing.
   */
  readonly commitment: string;
  readonly nextCommitment: string;
  /** Missing where nobody's time is counted. */
  readonly clock?: TableClockData | undefined;
  /** Missing while no bot waits for those who may act aside, and nobody composes. */
  readonly aside?: TableAsideData | undefined;
  /** Missing of a match that begins as the rules say. */
  readonly origin?: OriginSnapshot | undefined;
  /** The game's own public view; undefined while the table waits. */
  readonly view: unknown;
}

/**
 * 'replaced': another device or tab took this seat over. 'removed': the seat token opens no seat,
 * mostly because the host opened it again before the match began. 'missing': the server knows no
 * such match. 'unplayable': the server has other rules than the match. 'failed': the server
 * answered with errors over and over. After the last two one may try again by `open`.
 */
export type ConnectionStatus =
  | 'connecting'
  | 'live'
  | 'lost'
  | 'replaced'
  | 'removed'
  | 'missing'
  | 'unplayable'
  | 'failed';

/**
 * All that a screen needs to know of a table, at one moment. Immutable: every change makes a new
 * one.
 */
export interface TableState {
  readonly status: ConnectionStatus;
  /** Undefined until the first connection stands; stays while the connection is lost. */
  readonly snapshot: TableSnapshot | undefined;
  /** The own seat, or -1 for a spectator. */
  readonly seat: number;
  readonly host: boolean;
  /** What invites others, to be read out, and the same for links; both '' for a spectator. */
  readonly code: string;
  readonly longCode: string;
  /** What the own seat is asked for. Always of the same `seq` as the snapshot. */
  readonly duty: Prompt;
  /**
   * What only the own seat may know, beside the view of the snapshot; undefined for a spectator,
   * and in a game without secrets.
   */
  readonly privateView: unknown;
  /**
   * What each seat knows beside the view, by seat: of a match that is over and is looked back at
   * with all hands open, and of no other.
   */
  readonly hands?: readonly unknown[];
  /** The steps that still count, oldest first: the log panel. */
  readonly steps: readonly HistoryStep[];
  /** A request is under way that has no answer yet. */
  readonly busy: boolean;
  /** By how many ms the clock of the server is ahead of this device. */
  readonly serverAhead?: number;
  /** A match that is over is looked back at: nothing of it waits until somebody has seen it. */
  readonly past: boolean;
  /**
   * What a tutorial points at: one of the legal actions, or one that is not possible and is only
   * spoken of; nothing at an ordinary table.
   */
  readonly advised?: unknown;
  /** A tutorial says something to be read, and offers the way on itself. */
  readonly reading?: boolean;
}

/** A table of which nothing is known yet. */
export const UNKNOWN_TABLE: TableState = {
  status: 'connecting',
  snapshot: undefined,
  seat: -1,
  host: false,
  code: '',
  longCode: '',
  duty: NO_PROMPT,
  privateView: undefined,
  steps: [],
  busy: false,
  past: false,
};
