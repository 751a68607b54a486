export * from './bands.ts';
export * from './board.ts';
export * from './escalation.ts';
export type * from './map-card.ts';
export { MAPS } from './maps.ts';
export * from './names.ts';
export * from './score-categories.ts';
export * from './tiles.ts';
export * from './tokens.ts';
