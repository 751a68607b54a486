export type * from './bot.ts';
export { greedyBot } from './greedy.ts';
export { builtInBots } from './built-in.ts';
export { randomBot } from './random.ts';
