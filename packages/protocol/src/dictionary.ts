/**
 * The compact form of what a table says, for a client that joined with `compact`: texts that a game
 * says often are one character, records are lists, and what a seat was told last is not told again.
 * docs/protocol.md describes it.
 */
export interface Dictionary {
  /** What the signs stand for, those first that are said most. */
  readonly words: readonly string[];
  /** The type of a record, and the names of its other fields in their order. */
  readonly forms: readonly (readonly [type: string, ...fields: string[]])[];
}

/** What a client that joined with `compact` has to know to read the rest. */
export interface CompactKey extends Dictionary {
  /** From when the times of steps are counted, in ms since 1970. */
  readonly since: number;
}
