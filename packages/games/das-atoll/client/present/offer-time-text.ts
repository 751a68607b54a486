import type { TableAsideData } from '@atoll/protocol';
import { asideSeconds } from '@atoll/table-kit/table/model/aside-time.ts';
import type { DasLocale } from '../words/das-locale.ts';

interface OfferSeats {
  readonly names: readonly string[];
  /** The own seat, or -1. */
  readonly seat: number;
}

/** The seats that compose an answer, as displayed; '' for none. */
export function composingText(
  { game }: DasLocale,
  { composing }: Pick<TableAsideData, 'composing'>,
  { names, seat }: OfferSeats,
): string {
  if (composing.length === 0) return '';
  return composing.includes(seat)
    ? game.offers.waits
    : game.offers.composing(composing.map((other) => names[other] ?? ''));
}

/**
 * The time of an offer for a screen reader: it changes when a seat begins or ends to compose, and
 * not by the second. How long the offer stands is said to a seat that may answer.
 */
export function offerTimeText(
  locale: DasLocale,
  aside: TableAsideData | undefined,
  { answers, ...seats }: OfferSeats & { readonly answers: readonly string[] },
): string {
  if (!aside || answers.length === 0) return '';
  const composing = composingText(locale, aside, seats);
  if (composing !== '' || answers[seats.seat] !== 'open') return composing;
  return locale.game.offers.stands(asideSeconds(aside, aside.since));
}
