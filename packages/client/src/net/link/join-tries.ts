import type { JoinAttempt } from '@atoll/protocol';
import { newId } from '../new-id.ts';

/**
 * Numbers the attempts to join, so that an abandoned attempt that arrives late does not take the
 * seat from a later one.
 */
export class JoinTries {
  readonly #by = newId();
  #number = 0;

  next(): JoinAttempt {
    return { by: this.#by, number: ++this.#number };
  }
}

/**
 * The attempts of this page: a person who leaves a table while joining and comes back has two
 * connections in progress.
 */
export const triesOfPage = new JoinTries();
