import type { Arena } from '@atoll/engine';
import type { Skill } from '../../store/ratings/rating-store.ts';
import { BETA, BOT_SIGMA, START } from './skill-rules.ts';

/** The fixed skills of bots, by id. */
export type BotSkills = ReadonlyMap<string, Skill>;

/**
 * The skills that explain the series of an arena by the model of the ratings: with equal seats all
 * others, a bot with the lead `d` wins with the odds exp(d / c) to their number, c = beta * √seats.
 * A series counts as if half a win were added for each side, so that one without a loss is finite.
 * Throws for a series of two bots that are both unknown.
 */
export function botSkills({ anchor, series }: Arena): BotSkills {
  const known = new Map<string, Skill>([[anchor, { mu: START.mu, sigma: BOT_SIGMA }]]);
  for (const { bot, against, seats, wins, matches } of series) {
    const odds = ((wins + 0.5) / (matches - wins + 0.5)) * (seats - 1);
    const lead = BETA * Math.sqrt(seats) * Math.log(odds);
    const [upper, lower] = [known.get(bot), known.get(against)];
    if (lower) known.set(bot, { mu: lower.mu + lead, sigma: BOT_SIGMA });
    else if (upper) known.set(against, { mu: upper.mu - lead, sigma: BOT_SIGMA });
    else throw new Error(`the arena rates neither ${bot} nor ${against} before this series`);
  }
  return known;
}
