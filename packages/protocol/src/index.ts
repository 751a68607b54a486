export * from './answers.ts';
export * from './codes.ts';
export * from './duty.ts';
export * from './http.ts';
export * from './mirror.ts';
export * from './names.ts';
export * from './room.ts';
export * from './table-state.ts';
