/**
 * The compact form of a table's messages, for a client that joined with `compact`: texts that a
 * game sends often are one character, records are lists, and values that a seat was sent last are
 * not repeated. docs/protocol.md describes it.
 */
export interface Dictionary {
  /** The texts of the signs, the most frequent first. */
  readonly words: readonly string[];
  /** The type of a record, and the names of its other fields in their order. */
  readonly forms: readonly (readonly [type: string, ...fields: string[]])[];
}

/** The key that a client that joined with `compact` needs to read the rest. */
export interface CompactKey extends Dictionary {
  /** The origin of the times of steps, in ms since 1970. */
  readonly since: number;
}
