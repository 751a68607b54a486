import { textOf } from '../text/atoll-text.ts';
import { facts as english } from '../text/en/facts.ts';
import { language } from '../text/en/index.ts';
import { catalogueOf } from '../text/neutral/language.ts';
import type { Source } from '../text/sources/books.ts';
import { factSources } from '../text/sources/index.ts';

/** The command line and its papers speak English, and need all of it at once. */
export const text = textOf(catalogueOf(language));
export const facts: Readonly<Record<string, string>> = english;
export const sources: Readonly<Record<string, readonly Source[]>> = factSources;
