export * from './graph.ts';
export * from './harbours.ts';
export * from './hexes.ts';
export * from './terrain.ts';
