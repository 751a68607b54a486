export { dasAtollBot, type DasAtollBot, type Strength } from './das-atoll-bot.ts';
export { evaluate } from './evaluate.ts';
export { namedBot, type StrengthId } from './strengths.ts';
