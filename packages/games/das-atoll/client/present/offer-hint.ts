import type { OfferPlan } from '../../src/table-facts.ts';
import type { DasLocale } from '../words/das-locale.ts';

/** The hint's text for a whole offer: both sides, and its purpose. */
export function offerAdvice({ game }: DasLocale, { give, want, goal, lacks }: OfferPlan): string {
  const { offers, cards } = game;
  const why =
    goal === undefined ? offers.useful : lacks > 0 ? offers.nearer[goal] : offers.goals[goal];
  return `${offers.hint(cards(give), cards(want))}, ${why}.`;
}

/** The same before it is made: that the form is filled in. */
export const offerHint = (locale: DasLocale, plan: OfferPlan): string =>
  `${offerAdvice(locale, plan)} ${locale.game.offers.filled}`;
