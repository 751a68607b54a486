import type { PauseMessage } from '@atoll/protocol';
import type { LiveSession } from '../../../net/live-session.ts';
import type { PauseWords } from '@atoll/table-kit/words/load-table-words.ts';
import { useConsentAsking } from '../consent/use-consent-asking.ts';

/** Proposes a pause of the clocks, answers a proposal, or agrees to end a pause. */
export const usePauseAsking = (
  table: LiveSession,
  words: PauseWords | undefined,
  options?: { readonly onDone?: () => void },
): ReturnType<typeof useConsentAsking<PauseMessage>> =>
  useConsentAsking((request) => table.ask('pause', request), words, options);
