import { loadPageLocale } from '../../src/shell/game-entries.ts';

/** English, as a page holds it. */
export const locale = await loadPageLocale('en');
