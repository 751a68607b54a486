import { formatsFor } from '@atoll/engine';
import type { Phrase } from '../phrase.ts';
import { listed } from '../phrase.ts';

/** Lists without a comma before "and", as the cards have them. */
export const format = formatsFor('en-GB');

/** "a, b and c" */
export const all = (phrases: readonly Phrase[]): Phrase =>
  listed(phrases, format.allParts(phrases.length));
