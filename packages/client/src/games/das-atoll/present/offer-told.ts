import type { TableAsideData } from '@atoll/protocol';
import { asideSeconds } from '../../../table/model/aside-time.ts';
import type { DasLocale } from '../words/das-locale.ts';

interface OfferSeats {
  readonly names: readonly string[];
  /** The own seat, or -1. */
  readonly seat: number;
}

/** Who composes an answer, as it is shown; '' for nobody. */
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
 * What is said of the time of an offer to who does not see it: that changes when somebody begins or
 * ends to compose, and not by the second. How long it stands is said to whoever may answer.
 */
export function offerTold(
  locale: DasLocale,
  aside: TableAsideData | undefined,
  { answers, ...seats }: OfferSeats & { readonly answers: readonly string[] },
): string {
  if (!aside || answers.length === 0) return '';
  const composing = composingText(locale, aside, seats);
  if (composing !== '' || answers[seats.seat] !== 'open') return composing;
  return locale.game.offers.stands(asideSeconds(aside, aside.since));
}
