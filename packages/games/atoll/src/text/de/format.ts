import { formatsFor } from '@atoll/engine';
import type { Phrase } from '../phrase.ts';
import { listed } from '../phrase.ts';

export const format = formatsFor('de');

/** "a, b und c" */
export const all = (phrases: readonly Phrase[]): Phrase =>
  listed(phrases, format.allParts(phrases.length));
