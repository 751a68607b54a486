import type { RevertMessage } from '@atoll/protocol';
import type { LiveSession } from '../../../net/live-session.ts';
import type { RevertWords } from '@atoll/table-kit/words/load-table-words.ts';
import { useConsentAsking } from './use-consent-asking.ts';

/** Asks whether a decision may be taken back, or answers such a request. */
export const useRevertAsking = (
  table: LiveSession,
  words: RevertWords | undefined,
  options?: { readonly onDone?: () => void },
): ReturnType<typeof useConsentAsking<RevertMessage>> =>
  useConsentAsking((request) => table.ask('revert', request), words, options);
