import type { SeatOfferMessage } from '@atoll/protocol';
import type { SeatOfferWords } from '@atoll/table-kit/words/load-page-words.ts';
import type { LiveSession } from '../../net/live-session.ts';
import { useConsentAsking } from '../table/consent/use-consent-asking.ts';

/** Proposes that another person takes a seat, or answers a proposal. */
export const useOfferAsking = (
  table: LiveSession,
  words: SeatOfferWords | undefined,
  options?: { readonly onDone?: () => void },
): ReturnType<typeof useConsentAsking<SeatOfferMessage>> =>
  useConsentAsking((request) => table.ask('seatoffer', request), words, options);
