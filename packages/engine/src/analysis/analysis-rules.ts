import type { Reason } from '../game.ts';
import type { AnalysisReport } from './analysis-report.ts';
import type { RecordTags } from './analysis-record.ts';

/**
 * How positions of a game with perfect information are written down, set up and analysed. A game
 * with anything hidden or any chance has none. All functions are pure; `P` is a position of the
 * game's own form, which no function changes. Sides, pieces and places are ids and names of the
 * game, such as 'black' and 'f5'.
 */
export interface AnalysisRules<P = unknown, E = unknown> {
  /** The names of all tags, in the order in which they are written. */
  readonly tags: readonly string[];
  /** The tags whose value is one of a few. */
  readonly choices: readonly TagChoice[];
  /** What the editor can put on a place. */
  readonly pieces: readonly string[];

  /** The position of a heading. A tag that is left out has the game's usual value. */
  start(tags: RecordTags): RecordStart<P>;
  /** The whole heading from which a position starts, without the moves that led to it. */
  tagsOf(position: P): RecordTags;
  /** The heading of a match with these options. */
  tagsOfMatch(options: Readonly<Record<string, unknown>>): RecordTags;
  /** The heading with a piece on that place instead of what lay there; undefined empties it. */
  put(tags: RecordTags, place: string, piece: string | undefined): RecordTags;
  /** The heading with another value of a choice, without pieces that then have no place. */
  choose(tags: RecordTags, tag: string, value: string): RecordTags;
  /** The heading of an empty board. */
  clear(tags: RecordTags): RecordTags;

  /** Carries out a move as a person wrote it; large and small letters mean the same. */
  play(position: P, move: string): RecordedMove<P>;
  /** The move of an event of a match, or undefined where an event is no move. */
  moveOf(event: E): string | undefined;
  /** The moves of the actions of a match, and back; omitted where no replies can be prepared. */
  readonly actions?: ActionMoves;
  facts(position: P): PositionFacts;
  /** Loads the program that analyses. */
  loadAnalysis(): Promise<Analyse<P>>;
}

/**
 * Analyses a position that is not over. Each report knows more than the one before; the last one
 * has the progress 1. Between two reports lie some tenths of a second at most. Equal seeds give
 * equal reports.
 */
export type Analyse<P> = (
  position: P,
  options: { readonly seed: string },
) => Iterable<AnalysisReport>;

/** Actions of a match and moves in their written form stand for each other. */
export interface ActionMoves {
  actionOf(move: string): unknown;
  /** Undefined for what is no action of the game. */
  moveOf(action: unknown): string | undefined;
}

export interface TagChoice {
  readonly tag: string;
  readonly values: readonly string[];
}

/** What the platform has to know of a position. */
export interface PositionFacts {
  /** The side on turn; undefined when the game is over. */
  readonly toMove: string | undefined;
  readonly winner: string | undefined;
  /** The places on which the side can move, in the order of the board. */
  readonly places: readonly string[];
  /** The other legal moves, such as an exchange of sides. */
  readonly others: readonly string[];
}

export type RecordStart<P> =
  | { readonly ok: true; readonly position: P }
  /** The tag with the fault, and the first sign of the fault in its value, from 0. */
  | { readonly ok: false; readonly tag: string; readonly at: number; readonly reason: Reason };

export type RecordedMove<P> =
  /** `move` is the move in its written form. */
  | { readonly ok: true; readonly position: P; readonly move: string }
  | { readonly ok: false; readonly reason: Reason };
