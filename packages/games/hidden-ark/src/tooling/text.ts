import { textOf } from '../text/ark-text.ts';
import { facts as english } from '../text/en/facts.ts';
import { catalogue } from '../text/en/index.ts';

/** The command line and its papers speak English, and need all of it at once. */
export const text = textOf(catalogue);
export const facts: Readonly<Record<string, string>> = english;
