import { searchBot, type SearchBot, type SearchStrength } from './search-bot.ts';

/** From the weaker to the stronger; about 50 and 500 ms of CPU time for a turn: docs/atoll-bots.md. */
export const STRENGTHS = [
  { id: 'open-sea', iterations: 120 },
  { id: 'deep-sea', iterations: 1200 },
] as const satisfies readonly SearchStrength[];

export type StrengthId = (typeof STRENGTHS)[number]['id'];

export function namedSearch(id: StrengthId): SearchBot {
  return searchBot(STRENGTHS.find((one) => one.id === id) ?? STRENGTHS[0]);
}
