import type { JoinAttempt } from '@atoll/protocol';
import { newId } from './new-id.ts';

/**
 * Numbers the tries to enter, so that one which is given up and arrives late takes the seat from
 * none that came after it.
 */
export class JoinTries {
  readonly #by = newId();
  #number = 0;

  next(): JoinAttempt {
    return { by: this.#by, number: ++this.#number };
  }
}

/**
 * Those of this page: whoever leaves a table while it is entered, and comes back to it, has two
 * connections on their way.
 */
export const triesOfPage = new JoinTries();
