import { loadSteereLocale } from '../../src/games/steere-atoll/words/steere-locale.ts';
import { locale as shell } from './kit-locale.ts';

/** English, as a table of Steere's Atoll holds it. */
export const locale = await loadSteereLocale(shell);
