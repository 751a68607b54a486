export * from './card-phrases.ts';
export type { GlossaryTerm } from './catalogue.ts';
export * from './names.ts';
// not among the words that every table needs at once
export { glossary } from './en/glossary.ts';
export {
  cardStanding,
  type Standing,
  type StandingContext,
} from './standing.ts';
export {
  phraseText,
  type Phrase,
} from './phrase.ts';
export { priceNow } from './price.ts';
export * from './table-phrases.ts';
