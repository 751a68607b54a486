export { loadText } from './load-text.ts';
export type { SteereText } from './steere-text.ts';
