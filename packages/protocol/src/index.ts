export * from './http.ts';
export * from './room.ts';
