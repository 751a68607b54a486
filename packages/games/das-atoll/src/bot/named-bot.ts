import type { Bot } from '@atoll/engine';
import type { DasAtollAction } from '../action.ts';
import type { DasAtollBot } from './das-atoll-bot.ts';
import { namedBot as strengthOf, type StrengthId } from './strengths.ts';
import { offerPlan } from './trade/offer-plan.ts';

/** A bot by its id, which can also tell the whole offer that it starts. */
export function namedBot(id: StrengthId): DasAtollBot & Required<Pick<Bot, 'plan'>> {
  const bot = strengthOf(id);
  return { ...bot, plan: (turn, action) => offerPlan(bot, turn, action as DasAtollAction) };
}
