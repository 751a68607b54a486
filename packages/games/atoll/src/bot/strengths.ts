import { meta } from '../meta.ts';
import { evaluate } from './evaluate.ts';
import { searchBot, SEARCH_2026, type SearchBot, type SearchStrength } from './search-bot.ts';

export type StrengthId = (typeof meta.bots)[number]['id'];

/** About 50 and 500 ms of CPU time for a turn: docs/atoll-bots.md. */
const ITERATIONS: Readonly<Record<StrengthId, number>> = { 'open-sea': 240, 'deep-sea': 3200 };

/** From the weaker to the stronger. */
export const STRENGTHS: readonly SearchStrength[] = meta.bots.map(({ id }) => ({
  id,
  iterations: ITERATIONS[id],
}));

export function namedSearch(id: StrengthId): SearchBot {
  return searchBot({ id, iterations: ITERATIONS[id] });
}

/** The bots of earlier versions, against which today's are measured; no table offers them. */
export const formerBots = [
  { id: 'open-sea-2026', iterations: 120 },
  { id: 'deep-sea-2026', iterations: 1200 },
].map((strength) => ({
  id: strength.id,
  load: async (): Promise<SearchBot> => searchBot({ ...strength, judge: evaluate, ...SEARCH_2026 }),
}));
