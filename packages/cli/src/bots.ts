import { greedyBot, randomBot, type Bot } from '@atoll/bots';
import type { PlayableGame } from '@atoll/catalog';
import { UsageError } from './usage.ts';

/** The bots that can play a game, by name. */
export function botsFor({ evaluate }: PlayableGame): Readonly<Partial<Record<string, Bot>>> {
  return { random: randomBot, ...(evaluate ? { greedy: greedyBot(evaluate) } : {}) };
}

/** One bot a seat from a list such as `greedy,random`; a single name fills every seat. Throws `UsageError`. */
export function readBots(playable: PlayableGame, text: string, seats: number): readonly Bot[] {
  const known = botsFor(playable);
  const names = text.split(',');
  const all = names.length === 1 ? Array.from({ length: seats }, () => text) : names;
  if (all.length !== seats) throw new UsageError(`--bots names ${names.length} bots for ${seats} seats`);
  return all.map((name) => {
    const bot = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!bot) throw new UsageError(`there is no bot "${name}"; there are: ${Object.keys(known).join(', ')}`);
    return bot;
  });
}
