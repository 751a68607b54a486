import type { Bot } from '@atoll/engine';
import { loadPlayouts } from './playouts.ts';
import { steereBot } from './steere-bot.ts';
import { FORMER, strengthOf, type StrengthId } from './strengths.ts';

export { STRENGTHS, type Strength, type StrengthId } from './strengths.ts';

/** The bot of that strength, ready to play; works in Node and in browsers. */
export async function loadBot(id: StrengthId): Promise<Bot> {
  return steereBot(strengthOf(id), await loadPlayouts());
}

/** The same with any number of iterations, 1 or more; its id is `search:N`. */
export async function loadSearch(iterations: number): Promise<Bot> {
  const strength = { ...strengthOf('deep-sea'), id: `search:${iterations}`, iterations };
  return steereBot(strength, await loadPlayouts());
}

/** Bots of earlier versions, for measurements; no table offers them. */
export const formerBots = FORMER.map((strength) => ({
  id: strength.id,
  load: async (): Promise<Bot> => steereBot(strength, await loadPlayouts()),
}));
