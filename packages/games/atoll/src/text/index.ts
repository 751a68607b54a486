export * from './card-phrases.ts';
export type { ActionContext, GlossaryTerm } from './catalogue.ts';
export * from './names.ts';
// not among the words that every table needs at once
export { glossary } from './en/glossary.ts';
export {
  cardStanding,
  type Standing,
  type StandingContext,
  type StandingLine,
} from './standing.ts';
export {
  phraseText,
  type CardPart,
  type IconName,
  type IconPart,
  type Phrase,
  type PhrasePart,
} from './phrase.ts';
export { priceNow } from './price.ts';
export * from './table-phrases.ts';
