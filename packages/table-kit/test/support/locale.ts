import { loadLocale } from '../../src/table/load-locale.ts';

/** English without the words of any game. */
export const locale = await loadLocale('en', []);
