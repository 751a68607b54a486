export type { ReasonCode } from '../legality/reason.ts';
export type { ArkText } from './ark-text.ts';
export type { Facts } from './catalogue.ts';
export { loadFacts, loadText } from './load-text.ts';
