import { formatsFor } from '@atoll/engine';
import type { Phrase } from '../phrase.ts';
import { listed } from '../phrase.ts';

export const format = formatsFor('fr');

/** "a, b et c" */
export const all = (phrases: readonly Phrase[]): Phrase =>
  listed(phrases, format.allParts(phrases.length));
