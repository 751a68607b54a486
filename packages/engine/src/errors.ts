/** Input of the wrong shape. The message says what was wrong and what is allowed. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';
}

/**
 * A log that does not fold: it belongs to another game, another version of the rules, or was
 * damaged.
 */
export class BrokenLog extends Error {
  override readonly name = 'BrokenLog';
}
