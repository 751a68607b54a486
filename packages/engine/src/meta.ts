/**
 * What a game is, before anything of it is loaded: read by its rules, by the catalogue, by the
 * lobby and by the command line. It says nothing that the rules would have to be loaded for, and
 * stands in one file of each game, `meta.ts`.
 */
export interface GameMeta {
  /** Lower case letters and hyphens. */
  readonly id: string;
  /** What people call it. */
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** The options that the host may set, by name. */
  readonly options: OptionInfos;
  /**
   * The options with which the first seat begins a match, none where it always does; left out by a
   * game that draws who begins whatever is set.
   */
  readonly firstBegins?: Readonly<Record<string, string | number | boolean>>;
  /**
   * Bots that only this game has, from the weakest to the strongest; every game can be played by
   * the built-in ones besides.
   */
  readonly bots?: readonly BotInfo[];
  /**
   * The one of its bots that gives hints: strong, and quick enough for somebody who waits, about a
   * second in a browser.
   */
  readonly adviser?: string;
  /**
   * Built-in bots that stand below them at tables of this game, by id, weaker ones first, as
   * people call them there.
   */
  readonly builtInBots?: Readonly<Record<string, string>>;
}

export interface BotInfo {
  readonly id: string;
  /** What people call it. */
  readonly name: string;
}

export type OptionInfos = Readonly<Record<string, OptionInfo>>;

/** How the host may set an option. */
export type OptionInfo = SwitchInfo | ChoiceInfo;

export interface SwitchInfo {
  readonly kind: 'switch';
  readonly initial: boolean;
  /**
   * For these numbers of seats the rules leave no choice: it counts as `value`, whatever is set.
   */
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
}

/**
 * The options of a game as its rules read them: a switch is a boolean, a choice one of its values.
 */
export type OptionsOf<I extends OptionInfos> = {
  readonly [K in keyof I]: I[K] extends { readonly values: readonly (infer Value)[] }
    ? Value
    : boolean;
};
