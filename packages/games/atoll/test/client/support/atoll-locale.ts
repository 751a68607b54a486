import { loadAtollLocale } from '../../../client/words/atoll-locale.ts';
import { locale as shell } from '@atoll/table-kit/test/locale.ts';

/** English, as a table of Atoll holds it. */
export const locale = await loadAtollLocale(shell);
