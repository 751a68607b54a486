import { loadLocale } from '../../src/shell/load-locale.ts';

/** English, as a page holds it. */
export const locale = await loadLocale('en');
