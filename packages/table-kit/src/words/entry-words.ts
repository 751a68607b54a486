/** The lobby's words for an option of a game. */
export interface OptionWords {
  readonly label: string;
  readonly hint: string;
  /** A word for each of its values, if it has a few. */
  readonly values?: Readonly<Record<string, string>>;
  /** Why it cannot be chosen, where the rules leave no choice. */
  readonly fixedHint?: string;
}

/** The lobby's words about a game before it is loaded. */
export interface EntryWords {
  /**
   * What players do in it, in two or three words: the line below its name in the choice of games.
   */
  readonly aim: string;
  readonly tagline: string;
  /** The offer of its tutorial, in one line. */
  readonly learn?: string;
  /**
   * The sides of the first seats, for the choice of a seat against a bot; left out, the first
   * begins.
   */
  readonly sides?: readonly string[];
  readonly options: Readonly<Record<string, OptionWords>>;
}
