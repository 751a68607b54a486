import { loadDasLocale } from '../../src/games/das-atoll/words/das-locale.ts';
import { locale as shell } from './kit-locale.ts';

/** English, as a table of Das Atoll holds it. */
export const locale = await loadDasLocale(shell);
