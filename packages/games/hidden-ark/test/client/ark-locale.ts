import { loadArkLocale } from '../../client/words/ark-locale.ts';
import { locale as shell } from '@atoll/table-kit/test/locale.ts';

/** English, as a table of Hidden Ark holds it. */
export const locale = await loadArkLocale(shell);
