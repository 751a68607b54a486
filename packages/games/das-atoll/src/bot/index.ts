export { dasAtollBot, type DasAtollBot, type Strength, type Taste } from './das-atoll-bot.ts';
export { evaluate } from './evaluate.ts';
export { namedBot } from './named-bot.ts';
export type { StrengthId } from './strengths.ts';
