import { loadDasLocale } from '../../client/words/das-locale.ts';
import { locale as shell } from '@atoll/table-kit/test/locale.ts';

/** English, as a table of Das Atoll holds it. */
export const locale = await loadDasLocale(shell);
