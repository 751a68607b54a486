import type {
  AnalysisRules,
  AnyGame,
  Arena,
  Bot,
  BotInfo,
  GameDefinition,
  GameMeta,
  Judge,
  PlayedStep,
  PuzzleFile,
  PuzzleRules,
  Seat,
  Sketch,
} from '@atoll/engine';
import type { Balance } from './balance.ts';
import type { Mirrors, SchemaClass } from './mirrors.ts';

/** A game with the parts that the platform needs to host it. */
export interface PlayableGame {
  readonly game: AnyGame;
  /** The Colyseus schema of its public view. */
  readonly viewSchema: SchemaClass;
  /** The worth of a position for a seat, in points at the end of the match; for planning bots. */
  readonly evaluate?: (state: unknown, seat: Seat) => number;
}

/** A game as it can be offered before it is loaded: its meta, and how its parts are loaded. */
export interface CatalogEntry extends GameMeta {
  readonly load: () => Promise<PlayableGame>;
  /** The bots of its meta. */
  readonly bots?: readonly GameBot[];
  /**
   * A bot of the same kind as the game's own that searches that many iterations, 1 or more; for
   * measurements.
   */
  readonly search?: (iterations: number) => Promise<Bot>;
  /** Bots of earlier versions, against which its own are measured; no table offers them. */
  readonly former?: () => Promise<readonly MeasuredBot[]>;
  /** How strong its bots are; omitted by a game whose matches cannot be rated. */
  readonly arena?: () => Promise<Arena>;
  /** The model that tells how likely each seat is to win; omitted by a game without one. */
  readonly judge?: () => Promise<Judge>;
  /** Its puzzles: the rules of an attempt, and the file; omitted by a game without any. */
  readonly puzzles?: PuzzleParts;
  /** The analysis of its positions; omitted by a game that has none, as with hidden cards. */
  readonly analysis?: () => Promise<AnalysisRules>;
  /** A sketch of its public view, for the picture of a link; omitted by a game without one. */
  readonly sketch?: () => Promise<(view: unknown) => Sketch>;
  /** Tools for developers of the game, not for players; not every game has them. */
  readonly tooling?: () => Promise<Tooling>;
}

/** The puzzles of a game, loaded on request. */
export interface PuzzleParts {
  readonly rules: () => Promise<PuzzleRules>;
  readonly file: () => Promise<PuzzleFile>;
}

/**
 * A bot of one game. It may think for seconds, so it needs its own thread, on a server as in a
 * browser.
 */
export interface GameBot extends BotInfo {
  readonly load: () => Promise<Bot>;
}

/** A bot for measurements only. */
export interface MeasuredBot {
  readonly id: string;
  readonly load: () => Promise<Bot>;
}

/** Tools for the makers of a game. */
export interface Tooling {
  /**
   * The situations that matches must have shown before the rules count as examined, in the form of
   * the test kit.
   */
  readonly coverage: {
    all(): Readonly<Record<string, readonly string[]>>;
    seen(step: PlayedStep, mark: (category: string, item: string) => void): void;
    heuristic(
      state: unknown,
      seat: Seat,
      isTarget: (category: string, item: string) => boolean,
    ): number;
  };
  /**
   * One of the game's bots, which plays well in examinations where the built-in greedy bot would be
   * too slow.
   */
  readonly skilledBot?: string;
  /** The text of every card, a paragraph each. */
  cardTexts(): readonly string[];
  /** The measurements of how well the game plays; not every game is tuned. */
  readonly balance?: Balance;
  /** Bots that measure the worth of a style of play; never offered at a table. */
  readonly styles?: readonly MeasuredBot[];
}

/** The games that a server or a client offers, by id. */
export type Catalog = Readonly<Record<string, CatalogEntry>>;

/**
 * Joins the meta of a game with its loaded parts; `bot` loads one of the bots that its meta lists.
 */
export function entryFor<M extends GameMeta>(
  meta: M,
  parts: Omit<CatalogEntry, keyof GameMeta> & { readonly bot?: (id: BotId<M>) => Promise<Bot> },
): CatalogEntry {
  const { bot, ...loaders } = parts;
  const { bots, ...said } = meta as GameMeta;
  if (!bot || !bots) return { ...said, ...loaders };
  return {
    ...said,
    ...loaders,
    bots: bots.map(({ id, name }) => ({ id, name, load: () => bot(id as BotId<M>) })),
  };
}

/** The ids of the bots that a meta lists. */
export type BotId<M extends GameMeta> = M extends {
  readonly bots: readonly { readonly id: infer Id }[];
}
  ? Id
  : never;

/** Joins a game and its parts; does not compile while the schema differs from the game's view. */
export function playable<S, A, E, V, O, P, C extends SchemaClass>(parts: {
  readonly game: GameDefinition<S, A, E, V, O, P>;
  readonly viewSchema: C & Mirrors<V, C>;
  readonly evaluate?: (state: S, seat: Seat) => number;
}): PlayableGame {
  // The platform passes a game only states made by this game.
  return parts as PlayableGame;
}

/** A judge of the states of one game, with the type that the platform uses. */
export function judging<S>(judge: Judge<S>): Judge {
  // The platform passes a game only states made by this game.
  return judge as Judge;
}

/** The rules of the puzzles of one game, with the type that the platform uses. */
export function puzzling<S, A>(rules: PuzzleRules<S, A>): PuzzleRules {
  // The platform passes a game only states and actions made by this game.
  return rules as PuzzleRules;
}

/** The analysis of the positions of one game, with the type that the platform uses. */
export function analysing<P, E>(rules: AnalysisRules<P, E>): AnalysisRules {
  // The platform passes a game only positions and events made by this game.
  return rules as AnalysisRules;
}

/** A sketch function for the views of one game, with the type that the platform uses. */
export function sketcher<V>(draw: (view: V) => Sketch): (view: unknown) => Sketch {
  // The platform passes a game only views made by this game.
  return (view) => draw(view as V);
}
