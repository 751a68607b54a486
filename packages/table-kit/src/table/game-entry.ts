import type { SeatRange } from '@atoll/engine';
import type { ComponentType } from 'react';
import type { Locale } from '../words/locale.ts';
import type { AnalysisClient } from './analysis-client.ts';
import type { DrawWords } from './draw-words.ts';
import type { GameClient } from './game-client.ts';
import type { PuzzleWords } from './puzzle-words.ts';
import type { RuleArt } from './rule-art.ts';
import type { Tutorial } from './tutorial.ts';

/** An option that the host sets before the match begins: a switch, or one of a few values. */
export type GameOption = SwitchOption | ChoiceOption;

export interface SwitchOption {
  readonly kind?: 'switch';
  readonly key: string;
  readonly label: string;
  readonly hint: string;
  readonly initial: boolean;
  /** For these numbers of seats the rules leave no choice: the value then, and its hint. */
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

/** The facts of a game that the lobby needs before it is loaded, in one language. */
export interface GameEntry {
  readonly id: string;
  readonly name: string;
  /** The aim of its players, in two or three words. */
  readonly aim: string;
  readonly tagline: string;
  /** The offer of its tutorial, in one line; left out by a game without one. */
  readonly learn?: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly GameOption[];
  /** The options with which the first seat begins; left out by a game that draws the first seat. */
  readonly firstBegins?: Readonly<Record<string, string | number | boolean>>;
  /**
   * The sides of the first seats of a table, for a person who chooses one against a bot; left out,
   * the first begins.
   */
  readonly sides?: readonly string[];
  /** It has a daily match. */
  readonly daily?: true;
  /** Seats may prepare replies to what others will do. */
  readonly conditional?: 'replies';
  /** The game only knows who has won: totals mean nothing to people. */
  readonly pointless?: true;
  readonly load: (locale: Locale) => Promise<GameClient>;
  /** The names of its draws in a language; left out by a game that draws nothing. */
  readonly draws?: (id: string) => Promise<DrawWords>;
  /** Icons and pictures for the rules of the game; left out by a game that draws none. */
  readonly rules?: (locale: Locale) => Promise<RuleArt>;
  /** Every card of the game, to be read away from a table; left out by a game without cards. */
  readonly gallery?: (locale: Locale) => Promise<ComponentType>;
  /** A first match that teaches the game; left out by a game without one. */
  readonly tutorial?: (locale: Locale) => Promise<Tutorial>;
  /** The words of its puzzles in a language; left out by a game without puzzles. */
  readonly puzzles?: (id: string) => Promise<PuzzleWords>;
  /** The board and words of the analysis of its positions; left out by a game without one. */
  readonly analysis?: (locale: Locale) => Promise<AnalysisClient>;
}
