import type { ScoreLine, Seat, SeatRange, SeatScore } from '@atoll/engine';
import type { Answer, Duty, HistoryStep, StepMessage } from '@atoll/protocol';
import type { ComponentType } from 'react';
import type { TableSound } from './sound/voices.ts';
import type { Lesson } from './table/first-times.ts';

/** One chair of the table as everybody sees it. */
export interface SeatSnapshot {
  readonly name: string;
  readonly kind: 'open' | 'person' | 'bot';
  /** The bot's id, or ''. */
  readonly bot: string;
  readonly connected: boolean;
  /** The id of the bot that plays on for the person of this seat, or ''. */
  readonly standIn: string;
}

/** How a match ended: between seats, for all of them together, or for one alone; 'none' until then. */
export interface OutcomeSnapshot {
  readonly kind: 'none' | 'ranking' | 'common' | 'solo';
  /** Of a common result: whether it was won, what was reached, and the rows that add up to it. */
  readonly won: boolean;
  readonly rating: number;
  readonly lines: readonly ScoreLine[];
  /** The id of what the rating, or the total of one alone, is called, or ''. */
  readonly band: string;
}

/** The room's public state as plain data; a new object whenever something changed, so that `===` tells. */
export interface TableSnapshot {
  readonly seq: number;
  readonly phase: 'waiting' | 'playing' | 'over';
  readonly game: string;
  readonly access: 'private' | 'public';
  readonly options: Readonly<Record<string, unknown>>;
  /** The seat of the host. */
  readonly host: Seat;
  readonly watchers: number;
  /** How long a bot waits before it acts, in ms. */
  readonly pace: number;
  /** Whether people may ask a bot what it would do; whoever looks for the own seat asks `hintsAllowed`. */
  readonly hints: boolean;
  /** Whether bots think less long than their strength says, since too many think at once. */
  readonly hurried: boolean;
  readonly seats: readonly SeatSnapshot[];
  /** Empty until the match is over. */
  readonly scores: readonly SeatScore[];
  readonly outcome: OutcomeSnapshot;
  /** The seats whose persons want a rematch. */
  readonly again: readonly Seat[];
  /** The match that the rematch became, or ''. */
  readonly next: string;
  /** The game's own public view; undefined while the table waits. */
  readonly view: unknown;
}

/**
 * 'replaced': another device or tab took this seat over. 'removed': the seat token opens no seat, mostly because
 * the host opened it again before the match began.
 * 'missing': the server knows no such match. 'unplayable': the server has other rules than the match. 'failed': the server
 * answered with errors over and over. After the last two one may try again by `open`.
 */
export type ConnectionStatus = 'connecting' | 'live' | 'lost' | 'replaced' | 'removed' | 'missing' | 'unplayable' | 'failed';

/** All that a screen needs to know of a table, at one moment. Immutable: every change makes a new one. */
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
  /** What the own seat owes. Always of the same `seq` as the snapshot. */
  readonly duty: Duty;
  /** What only the own seat may know, beside the view of the snapshot; undefined for a spectator, and in a game without secrets. */
  readonly privateView: unknown;
  /** The steps that still count, oldest first: the log panel. */
  readonly steps: readonly HistoryStep[];
  /** A request is under way that has no answer yet. */
  readonly busy: boolean;
}

/** A live table. `subscribe` and `getState` fit `useSyncExternalStore`; both are bound. */
export interface TableConnection {
  readonly getState: () => TableState;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Called once for every accepted decision, in order, after `getState` tells the table as it stands after it. Steps that were
   * missed while the connection was lost are not played: the state simply jumps.
   */
  readonly onStep: (listener: (step: StepMessage) => void) => () => void;
  /** Submits one of `duty.legal`. Never rejects; a lost connection sends it again with the same id. */
  readonly submit: (action: unknown) => Promise<Answer>;
  /** Takes back the own steps from log entry `from` on; without it, all that may be taken back. */
  readonly undo: (from?: number) => Promise<Answer>;
}

/** 0 none, 1 ordinary speed, 2 double speed. */
export type AnimationSpeed = 0 | 1 | 2;

/** Whether the pages around the tables are light or dark; 'system' follows the device. */
export type Shade = 'system' | 'light' | 'dark';

/** How strong everything stands out; 'system' follows the device. */
export type Contrast = 'system' | 'normal' | 'high';

/** When a person is asked before a decision is sent: each time, only when it cannot be taken back, or not at all. */
export type AskFirst = 'always' | 'final' | 'never';

/** What a person set for this browser. */
export interface Settings {
  readonly animation: AnimationSpeed;
  /** What Pixi draws with; 'auto' is the graphics card where there is one. */
  readonly renderer: 'auto' | 'webgl' | 'canvas';
  /** Percent, 100 to 200. */
  readonly textSize: number;
  readonly shade: Shade;
  readonly contrast: Contrast;
  /** How long bots wait at tables that this person hosts, in ms. */
  readonly pace: number;
  /** How loud the bell for one's own turn is, and all that happens at the table: 0 to 100. */
  readonly turnVolume: number;
  readonly tableVolume: number;
  /** Whether single letters and signs do something at a table. */
  readonly letterKeys: 'on' | 'off';
  /** Whether each kind of question is explained the first times that it is asked. */
  readonly firstTimes: 'on' | 'off';
  readonly askFirst: AskFirst;
  /** Whether a turn on which nothing but passing is possible passes by itself. */
  readonly autoPass: 'on' | 'off';
}

export interface TableHostProps {
  readonly connection: TableConnection;
  readonly settings: Settings;
  /** The name shown for each seat, by seat. */
  readonly names: readonly string[];
  /** Puts a more exact sentence into the status line while a choice is half made; undefined gives back the game's own. */
  readonly onHint: (sentence: string | undefined) => void;
}

export interface GameStatusInput {
  readonly table: TableState;
  readonly names: readonly string[];
}

/** Who is to move and what they are asked, in one sentence with a verb, for the person who looks. */
export interface GameStatus {
  /** The seats that the match waits for; several where they are asked at once, none when it is over. */
  readonly seats: readonly number[];
  readonly sentence: string;
}

/** One turn of a match, as the score sheet tells of it. */
export interface StoryTurn {
  /** The log entry of its first step. */
  readonly seq: number;
  /** Who took it, or -1. */
  readonly seat: number;
  /** The stretch of the match that it belongs to, as players call it, such as a round. */
  readonly part: string;
  /** The points of every seat at its end, as if the match ended there. */
  readonly points: readonly number[];
  /** What brought the seat of the turn most of its points, as a sentence; '' when nothing is to be told. */
  readonly deed: string;
  /** All that happened in it, a sentence each. */
  readonly lines: readonly string[];
}

/** How the points of a match came. */
export interface Story {
  /** By seat, before the first turn. */
  readonly start: readonly number[];
  readonly turns: readonly StoryTurn[];
}

export interface StoryInput {
  /** The whole match, oldest first. */
  readonly steps: readonly HistoryStep[];
  readonly names: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
}

/** What one card added to a score category. */
export interface CardPoints {
  readonly name: string;
  readonly category: string;
  readonly points: number;
}

/** What a total is worth to somebody who plays alone. */
export interface Band {
  /** The least total that reaches it. */
  readonly from: number;
  readonly label: string;
}

export interface CategoryWords {
  readonly label: string;
  /** An SVG element as text, 20 px, or ''. */
  readonly icon: string;
  /** How it is counted, in one sentence, where the label does not say it. */
  readonly note?: string;
}

/** A game as its screens need it; loaded only when a table opens, from `games/<id>/index.tsx`. */
export interface GameClient {
  /** Fills the page below the status bar. */
  readonly Table: ComponentType<TableHostProps>;
  /** Stands in the status bar beside the name, such as the round; may be left out. */
  readonly Headline?: ComponentType<{ readonly snapshot: TableSnapshot }>;
  readonly status: (input: GameStatusInput) => GameStatus;
  /** What the question that is asked of the own seat wants, for somebody who meets its kind for the first time. */
  readonly lesson?: (table: TableState) => Lesson | undefined;
  /** How a score category (also of a tie-break) is called on the score sheet. */
  readonly category: (id: string) => CategoryWords;
  /** What a total means when one plays alone, as a headline; left out when the game has no such table. */
  readonly soloBand?: (total: number, options: Readonly<Record<string, unknown>>) => string;
  /** All such results, the best first. */
  readonly soloBands?: readonly Band[];
  /** Tells a finished match turn by turn; left out by a game that counts no points on the way. */
  readonly story?: (input: StoryInput) => Promise<Story>;
  /**
   * By seat, the cards behind the score categories of a finished match; those of a category add up to its points. A category
   * without cards, such as one of tokens, has none. Left out by a game without cards.
   */
  readonly cardPoints?: (snapshot: TableSnapshot) => Promise<readonly (readonly CardPoints[])[]>;
  /** The headline of the score sheet when several played; `winners` are the names that share rank 1. */
  readonly verdict?: (winners: readonly string[], snapshot: TableSnapshot) => string;
  /** Stands on the score sheet instead of points, for a game that only knows who has won. */
  readonly Result?: ComponentType<{ readonly snapshot: TableSnapshot }>;
  /** A refusal in words. */
  readonly reason: (code: string, details: Readonly<Record<string, string | number>>) => string;
  /** Its table tells by itself, to those who do not see it, whose turn it is: the status bar then keeps silent. */
  readonly speaks?: true;
  /** What a step sounds like to the person on a seat, or -1; left out, every step is one knock. */
  readonly sounds?: (step: StepMessage, own: Seat) => readonly TableSound[];
}

/** An option that the host sets before the match begins: a switch, or one of a few values. */
export type GameOption = SwitchOption | ChoiceOption;

export interface SwitchOption {
  readonly kind?: 'switch';
  readonly key: string;
  readonly label: string;
  readonly hint: string;
  readonly initial: boolean;
  /** For these numbers of seats the rules leave no choice: how it stands then, and in what words. */
  readonly fixed?: { readonly seats: SeatRange; readonly value: boolean; readonly hint: string };
}

export interface ChoiceOption {
  readonly kind: 'choice';
  readonly key: string;
  readonly label: string;
  readonly hint: string;
  /** One of the values. */
  readonly initial: string | number;
  readonly values: readonly { readonly value: string | number; readonly label: string }[];
}

/** What the lobby needs to know of a game before it is loaded: words only. */
export interface GameEntry {
  readonly id: string;
  readonly name: string;
  readonly tagline: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly GameOption[];
  /** What the first seats of a table play, for whoever chooses one against a bot; left out, the first begins. */
  readonly sides?: readonly string[];
  /** It only knows who has won: totals mean nothing to people. */
  readonly pointless?: true;
  readonly load: () => Promise<GameClient>;
  /** Every card of the game, to be read away from a table; left out by a game without cards. */
  readonly gallery?: () => Promise<ComponentType>;
}
