import { loadArkLocale } from '../../src/games/hidden-ark/words/ark-locale.ts';
import { locale as shell } from './kit-locale.ts';

/** English, as a table of Hidden Ark holds it. */
export const locale = await loadArkLocale(shell);
