export type { ReasonCode } from '../reason.ts';
export { loadText } from './load-text.ts';
export type { SteereText } from './steere-text.ts';
