export type * from './bot.ts';
export { greedyBot } from './greedy.ts';
export { houseBots } from './house.ts';
export { randomBot } from './random.ts';
