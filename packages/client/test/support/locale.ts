import { loadLocale } from '../../src/table/load-locale.ts';
import { games } from '../../src/games/registry.ts';

/** English, as a page holds it. */
export const locale = await loadLocale('en', games);
