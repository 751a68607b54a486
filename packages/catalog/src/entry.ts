import type { AnyGame, Bot, GameDefinition, Seat } from '@atoll/engine';
import type { Balance } from './balance.ts';
import type { Mirrors, SchemaClass } from './mirrors.ts';
import type { PlayedStep } from './played-step.ts';

/** A game with what the platform needs to host it. */
export interface PlayableGame {
  readonly game: AnyGame;
  /** The Colyseus schema of its public view. */
  readonly viewSchema: SchemaClass;
  /** What a position is worth to a seat, in points at the end of the match; for the bots that plan. */
  readonly evaluate?: (state: unknown, seat: Seat) => number;
}

/** A game as it can be offered before it is loaded. */
export interface CatalogEntry {
  readonly id: string;
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** The options that the host may set, by name. */
  readonly options: Readonly<Record<string, OptionInfo>>;
  readonly load: () => Promise<PlayableGame>;
  /** Bots that only this game has, from the weakest to the strongest; every game can be played by those of the house besides. */
  readonly bots?: readonly GameBot[];
  /** The one of its bots that gives hints: strong, and quick enough for somebody who waits, about a second in a browser. */
  readonly adviser?: string;
  /** Bots of the house that stand below them at tables of this game, by id, weaker ones first, as people call them there. */
  readonly houseBots?: Readonly<Record<string, string>>;
  /** A bot of the same kind as its own that thinks for that many iterations, 1 or more; for whoever measures. */
  readonly search?: (iterations: number) => Promise<Bot>;
  /** What its makers need and players do not; not every game has it. */
  readonly workshop?: () => Promise<Workshop>;
}

/** A bot that comes with its game. It may think for seconds, so it wants a thread of its own, on a server as in a browser. */
export interface GameBot {
  readonly id: string;
  /** What people call it. */
  readonly name: string;
  readonly load: () => Promise<Bot>;
}

/** Tools for the makers of a game. */
export interface Workshop {
  /** What matches must have shown before the rules count as examined, in the form that the test kit reads. */
  readonly coverage: {
    all(): Readonly<Record<string, readonly string[]>>;
    seen(step: PlayedStep, mark: (category: string, item: string) => void): void;
    toward(state: unknown, seat: Seat, wish: (category: string, item: string) => boolean): number;
  };
  /** Every card as it reads, a paragraph each. */
  cardTexts(): readonly string[];
  /** What matches show about how well the game plays; not every game is tuned. */
  readonly balance?: Balance;
}

/** How the host may set an option. */
export type OptionInfo = SwitchInfo | ChoiceInfo;

export interface SwitchInfo {
  readonly kind: 'switch';
  readonly initial: boolean;
  /** One sentence. */
  readonly about: string;
  /** For these numbers of seats the rules leave no choice: it counts as `value`, whatever is set. */
  readonly fixed?: { readonly seats: SeatRange; readonly value: boolean };
}

/** Numbers of seats; a bound that is left out does not bind. */
export interface SeatRange {
  readonly min?: number;
  readonly max?: number;
}

/** One of a few values. */
export interface ChoiceInfo {
  readonly kind: 'choice';
  readonly initial: number | string;
  /** In the order in which they are offered; `initial` is one of them. */
  readonly values: readonly (number | string)[];
  /** One sentence. */
  readonly about: string;
}

/** The games that a server or a client offers, by id. */
export type Catalog = Readonly<Record<string, CatalogEntry>>;

/** Joins a game and its parts; does not compile while the schema differs from the game's view. */
export function playable<S, A, E, V, O, C extends SchemaClass>(parts: {
  readonly game: GameDefinition<S, A, E, V, O>;
  readonly viewSchema: C & Mirrors<V, C>;
  readonly evaluate?: (state: S, seat: Seat) => number;
}): PlayableGame {
  // The platform hands a game only the states that this game made.
  return parts as PlayableGame;
}
