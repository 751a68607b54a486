/** Input of the wrong shape. The message says what was wrong and what is allowed. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';
}

/**
 * What is wrong with a match file, for programs that say it in the words of a language. 'damaged'
 * is every line that is not as the format wants it.
 */
export type FileFault =
  | 'encoding'
  | 'empty'
  | 'otherFormat'
  | 'otherVersion'
  | 'cutOff'
  | 'changed'
  | 'seed'
  | 'damaged';

/** A match file that cannot be read. */
export class UnreadableFile extends InvalidInput {
  readonly fault: FileFault;

  constructor(fault: FileFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

/**
 * A log that does not fold: it belongs to another game, another version of the rules, or was
 * damaged.
 */
export class BrokenLog extends Error {
  override readonly name = 'BrokenLog';
}
