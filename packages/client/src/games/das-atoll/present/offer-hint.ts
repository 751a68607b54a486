import type { OfferPlan } from '@atoll/game-das-atoll/table-facts';
import type { DasLocale } from '../words/das-locale.ts';

/** What a hint says of a whole offer: what for what, what it is for, and how it is made. */
export function offerHint({ game }: DasLocale, { give, want, goal, lacks }: OfferPlan): string {
  const { offers, cards } = game;
  const why =
    goal === undefined ? offers.useful : lacks > 0 ? offers.nearer[goal] : offers.goals[goal];
  return `${offers.hint(cards(give), cards(want))}, ${why}. ${offers.filled}`;
}
