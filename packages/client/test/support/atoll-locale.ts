import { loadAtollLocale } from '../../src/games/atoll/words/atoll-locale.ts';
import { locale as shell } from './kit-locale.ts';

/** English, as a table of Atoll holds it. */
export const locale = await loadAtollLocale(shell);
