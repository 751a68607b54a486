export type { AtollText } from './atoll-text.ts';
export type { ReasonCode } from '../reason.ts';
export type { Facts, GlossaryTerm, Remarks } from './catalogue.ts';
export { incomeNow } from './income-now.ts';
export { loadFacts, loadRemarks, loadRuleTerms, loadText } from './load-text.ts';
export { type StandingContext } from './changers.ts';
export { phraseText, type IconName, type Phrase } from './phrase.ts';
export { priceNow } from './price.ts';
