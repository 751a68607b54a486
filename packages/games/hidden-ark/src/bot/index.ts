export { evaluate, standing } from './evaluate.ts';
export { searchBot, type SearchBot, type SearchStrength } from './search-bot.ts';
export { namedSearch, STRENGTHS, type StrengthId } from './strengths.ts';
