export * from './answers.ts';
export * from './codes.ts';
export * from './prompt.ts';
export * from './http.ts';
export * from './names.ts';
export * from './room.ts';
export * from './seated.ts';
export * from './table-state.ts';
