import type { Seat } from '@atoll/engine';
import type { HistoryStep, StepMessage } from '@atoll/protocol';
import type { ComponentType, ReactNode } from 'react';
import type { Settings } from '../settings/settings.ts';
import type { TableSound } from '../sound/table-sounds.ts';
import type { Coach } from './coach/coach.ts';
import type { Lesson } from './controls/notes/first-times.ts';
import type { Ahead } from './queue/ahead.ts';
import type { TableSession } from './session/table-session.ts';
import type { TableSnapshot, TableState } from './session/table-state.ts';

export interface TableHostProps<V = unknown, P = unknown, A = unknown, E = unknown> {
  readonly session: TableSession<V, P, A, E>;
  readonly settings: Settings;
  /** The name shown for each seat, by seat. */
  readonly names: readonly string[];
  /**
   * Puts a more exact sentence into the status line during an unfinished choice; undefined restores
   * the game's own.
   */
  readonly onHint: (sentence: string | undefined) => void;
}

export interface GameStatusInput<V = unknown, P = unknown, A = unknown, E = unknown> {
  readonly table: TableState<V, P, A, E>;
  readonly names: readonly string[];
}

/**
 * Who is to move and what they are asked, in one sentence with a verb, for the person at this
 * screen.
 */
export interface GameStatus {
  /**
   * The seats that the match waits for; several where they are asked at once, none when it is over.
   */
  readonly seats: readonly number[];
  readonly sentence: string;
}

/** One turn of a match, for the score sheet. */
export interface StoryTurn {
  /** The log entry of its first step. */
  readonly seq: number;
  /** The seat that took it, or -1. */
  readonly seat: number;
  /** The section of the match that it belongs to, in the players' term, such as a round. */
  readonly part: string;
  /** The points of every seat at its end, as if the match ended there. */
  readonly points: readonly number[];
  /**
   * The event that brought the seat of the turn most of its points, as a sentence; '' without one.
   */
  readonly deed: string;
  /** All that happened in it, a sentence each. */
  readonly lines: readonly string[];
}

/** The sources of the points of a match. */
export interface Story {
  /** By seat, before the first turn. */
  readonly start: readonly number[];
  readonly turns: readonly StoryTurn[];
}

export interface StoryInput<V = unknown, E = unknown> {
  /** The whole match, oldest first. */
  readonly steps: readonly HistoryStep<E>[];
  readonly names: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  /** The public view at its end. */
  readonly view: V;
}

/** The props of a game's own figures below how the points came. */
export interface FiguresProps<E = unknown> {
  /** The whole match, oldest first. */
  readonly steps: readonly HistoryStep<E>[];
  readonly names: readonly string[];
}

/** The points that one card added to a score category. */
export interface CardPoints {
  readonly name: string;
  readonly category: string;
  readonly points: number;
}

/** What a total is worth in a solo match. */
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

/**
 * A game as its screens need it, in the types of its own views, actions and events; loaded only
 * when a table opens, from `games/<id>/client/index.tsx`. `gameModule` hands it to the shell, which
 * knows no types of a game.
 */
export interface GameClient<V = unknown, P = unknown, A = unknown, E = unknown> {
  /**
   * Fills the page below the status bar. Called and not mounted, so that the table keeps its state
   * in another language, with everything that is open on it.
   */
  readonly table: (props: TableHostProps<V, P, A, E>) => ReactNode;
  /** Stands in the status bar beside the name, such as the round; may be left out. */
  readonly Headline?: ComponentType<{ readonly snapshot: TableSnapshot<V> }>;
  readonly status: (input: GameStatusInput<V, P, A, E>) => GameStatus;
  /**
   * The lesson for the prompt of the own seat, for a person who meets its kind for the first time.
   */
  readonly lesson?: (table: TableState<V, P, A, E>) => Lesson | undefined;
  /**
   * How better actions are worded for a beginner; left out by a game without bots that can weigh.
   */
  readonly coach?: () => Promise<Coach<V, A>>;
  /**
   * Whether all other seats have passed, so that only this one acts until the round ends; left out
   * by a game in which nobody passes.
   */
  readonly othersPassed?: (view: V, seat: Seat) => boolean;
  /** How a seat then plays ahead of the table; left out, every action waits for the one before. */
  readonly ahead?: () => Promise<Ahead<V, A>>;
  /** The name of a score category (also of a tie-break) on the score sheet. */
  readonly category: (id: string) => CategoryWords;
  /**
   * The name of a common result, by the id of its band; left out when the game has no such table.
   */
  readonly band?: (id: string) => string;
  /** The headline for a solo total; left out when the game has no such table. */
  readonly soloBand?: (total: number, options: Readonly<Record<string, unknown>>) => string;
  /** All such results, the best first. */
  readonly soloBands?: readonly Band[];
  /**
   * The story of a finished match, turn by turn; left out by a game that counts no points on the
   * way.
   */
  readonly story?: (input: StoryInput<V, E>) => Promise<Story>;
  /** Figures of the game's own on the score sheet, such as the results of the dice. */
  readonly Figures?: ComponentType<FiguresProps<E>>;
  /**
   * By seat, the cards behind the score categories of a finished match; those of a category add up
   * to its points. A category without cards, such as one of tokens, has none. Left out by a game
   * without cards.
   */
  readonly cardPoints?: (snapshot: TableSnapshot<V>) => Promise<readonly (readonly CardPoints[])[]>;
  /**
   * The headline of the score sheet when several played; `winners` are the names that share rank 1.
   */
  readonly verdict?: (winners: readonly string[], snapshot: TableSnapshot<V>) => string;
  /** Stands on the score sheet instead of points, for a game that only knows who has won. */
  readonly Result?: ComponentType<{ readonly snapshot: TableSnapshot<V> }>;
  /** The id of the rule behind a refusal, by its code. */
  readonly ruleOf?: (code: string) => string | undefined;
  /** A refusal in words. */
  readonly reason: (code: string, details: Readonly<Record<string, string | number>>) => string;
  /**
   * Its table itself announces whose turn it is to a screen reader: the status bar then stays
   * silent.
   */
  readonly speaks?: true;
  /** The sounds of a step for the person on a seat, or -1; left out, every step is one knock. */
  readonly sounds?: (step: StepMessage<E, A, P>, own: Seat) => readonly TableSound[];
}
