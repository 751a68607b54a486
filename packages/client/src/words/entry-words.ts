/** What the lobby calls an option of a game. */
export interface OptionWords {
  readonly label: string;
  readonly hint: string;
  /** Each of its values, where it has a few. */
  readonly values?: Readonly<Record<string, string>>;
  /** Why it cannot be chosen, where the rules leave no choice. */
  readonly fixedHint?: string;
}

/** What the lobby says of a game before it is loaded. */
export interface EntryWords {
  /** What one does in it, in two or three words: the line below its name where games are chosen. */
  readonly aim: string;
  readonly tagline: string;
  /** The offer of its tutorial, in one line. */
  readonly learn?: string;
  /**
   * What the first seats of a table play, for whoever chooses one against a bot; left out, the
   * first begins.
   */
  readonly sides?: readonly string[];
  readonly options: Readonly<Record<string, OptionWords>>;
}
