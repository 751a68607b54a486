import { meta } from '../meta.ts';
import { searchBot, type SearchBot, type SearchStrength } from './search-bot.ts';

export type StrengthId = (typeof meta.bots)[number]['id'];

/** Each wins three matches of four against the one before: docs/hidden-ark-bots.md. */
const STRENGTH: Readonly<Record<StrengthId, Omit<SearchStrength, 'id'>>> = {
  lagoon: { iterations: 1, blur: 4 },
  'open-sea': { iterations: 1, blur: 2 },
  'deep-sea': { iterations: 18 },
};

/** From the weaker to the stronger. */
export const STRENGTHS: readonly SearchStrength[] = meta.bots.map(({ id }) => ({
  id,
  ...STRENGTH[id],
}));

export function namedSearch(id: StrengthId): SearchBot {
  return searchBot({ id, ...STRENGTH[id] });
}
