export type * from './bot.ts';
export * from './errors.ts';
export * from './fold.ts';
export * from './game.ts';
export * from './hash.ts';
export * from './log.ts';
export * from './match.ts';
export * from './rng.ts';
