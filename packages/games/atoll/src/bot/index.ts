export { evaluate, features, type Features } from './evaluate.ts';
export { searchBot, SEARCH_2026, type SearchBot, type SearchStrength } from './search-bot.ts';
export { formerBots, namedSearch, STRENGTHS, type StrengthId } from './strengths.ts';
