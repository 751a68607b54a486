import type { Glossary } from '@atoll/table-kit/ui/explainer/glossary.ts';

/** The explained terms of a table of Hidden Ark, beside those of every table. */
export type ArkTerm =
  | 'chemical'
  | 'marine'
  | 'conservation'
  | 'technology'
  | 'money'
  | 'build'
  | 'operation'
  | 'upgrade'
  | 'research'
  | 'points'
  | 'pool'
  | 'award'
  | 'tide'
  | 'common'
  | 'rescue'
  | 'station'
  | 'vessel'
  | 'opportunity';

/** The meanings of the game's own terms. */
export type ArkTerms = Glossary<ArkTerm>;
