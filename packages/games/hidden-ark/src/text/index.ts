export type { ArkText } from './ark-text.ts';
export { loadText } from './load-text.ts';
