import { meta } from '../meta.ts';
import { searchBot, type SearchBot, type SearchStrength } from './search-bot.ts';

export type StrengthId = (typeof meta.bots)[number]['id'];

/** About 50 and 500 ms of CPU time for a turn: docs/hidden-ark-bots.md. */
const ITERATIONS: Readonly<Record<StrengthId, number>> = { 'open-sea': 1, 'deep-sea': 12 };

/** From the weaker to the stronger. */
export const STRENGTHS: readonly SearchStrength[] = meta.bots.map(({ id }) => ({
  id,
  iterations: ITERATIONS[id],
}));

export function namedSearch(id: StrengthId): SearchBot {
  return searchBot({ id, iterations: ITERATIONS[id] });
}
