import type { StandInMessage } from '@atoll/protocol';
import type { LiveSession } from '../../../net/live-session.ts';
import type { StandInWords } from '@atoll/table-kit/words/load-table-words.ts';
import { useConsentAsking } from '../consent/use-consent-asking.ts';

/** Proposes that a bot plays for an absent person, or answers a proposal. */
export const useStandInAsking = (
  table: LiveSession,
  words: StandInWords | undefined,
  options?: { readonly onDone?: () => void },
): ReturnType<typeof useConsentAsking<StandInMessage>> =>
  useConsentAsking((request) => table.ask('standin', request), words, options);
