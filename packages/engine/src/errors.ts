/** Input of the wrong shape. The message names the fault and the allowed input. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';
}

/**
 * The faults of a match file, as codes that programs translate. 'damaged' is any line that does not
 * match the format.
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
