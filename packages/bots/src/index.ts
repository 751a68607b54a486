export { adviceOf } from './advice.ts';
export type * from './bot.ts';
export { greedyBot } from './greedy.ts';
export { houseBots, type Judged } from './house.ts';
export { randomBot } from './random.ts';
