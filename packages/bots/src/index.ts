export type * from './bot.ts';
export { greedyBot } from './greedy.ts';
export { randomBot } from './random.ts';
