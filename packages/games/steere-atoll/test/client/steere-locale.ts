import { loadSteereLocale } from '../../client/words/steere-locale.ts';
import { locale as shell } from '@atoll/table-kit/test/locale.ts';

/** English, as a table of Steere's Atoll holds it. */
export const locale = await loadSteereLocale(shell);
