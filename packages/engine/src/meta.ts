/**
 * The metadata of a game, available without loading the game: used by its rules, the catalogue, the
 * lobby and the command line. It contains nothing that needs the rules, and stands in one file of
 * each game, `meta.ts`.
 */
export interface GameMeta {
  /** Lower case letters and hyphens. */
  readonly id: string;
  /** The name shown to people. */
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** The options that the host may set, by name. */
  readonly options: OptionInfos;
  /**
   * The options with which the first seat starts a match, empty if it always does; omitted by a
   * game that draws the starting seat whatever the options.
   */
  readonly firstBegins?: Readonly<Record<string, string | number | boolean>>;
  /**
   * The options of its daily match, which everybody plays alone with the same seed; omitted by a
   * game that has none. A game that has one can be played in one seat.
   */
  readonly daily?: DailyInfo;
  /** As in its `GameDefinition`. */
  readonly conditional?: 'replies';
  /**
   * Bots of this game alone, from the weakest to the strongest; the built-in bots play every game
   * as well.
   */
  readonly bots?: readonly BotInfo[];
  /**
   * The bot that gives hints: strong, and fast enough for a waiting person, about a second in a
   * browser.
   */
  readonly adviser?: string;
  /**
   * Built-in bots offered below them at tables of this game: the name shown to people by id, weaker
   * ones first.
   */
  readonly builtInBots?: Readonly<Record<string, string>>;
}

export interface DailyInfo {
  /** The options that differ from the initial ones, by name. */
  readonly options: Readonly<Record<string, string | number | boolean>>;
}

export interface BotInfo {
  readonly id: string;
  /** The name shown to people. */
  readonly name: string;
}

export type OptionInfos = Readonly<Record<string, OptionInfo>>;

/** The form of an option. */
export type OptionInfo = SwitchInfo | ChoiceInfo;

export interface SwitchInfo {
  readonly kind: 'switch';
  readonly initial: boolean;
  /**
   * For these numbers of seats the rules leave no choice: the option counts as `value`, whatever is
   * set.
   */
  readonly fixed?: { readonly seats: SeatRange; readonly value: boolean };
}

/** Numbers of seats; an omitted bound does not apply. */
export interface SeatRange {
  readonly min?: number;
  readonly max?: number;
}

/** An option with a few values. */
export interface ChoiceInfo {
  readonly kind: 'choice';
  readonly initial: number | string;
  /** In the order in which they are offered; includes `initial`. */
  readonly values: readonly (number | string)[];
}

/**
 * The options of a game as its rules read them: a boolean for a switch, one of its values for a
 * choice.
 */
export type OptionsOf<I extends OptionInfos> = {
  readonly [K in keyof I]: I[K] extends { readonly values: readonly (infer Value)[] }
    ? Value
    : boolean;
};
