import type { Glossary } from '../../../ui/explainer/glossary.ts';

/** Everything at the table of Hidden Ark that explains itself, beside what every table has. */
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

/** What the game's own terms mean. */
export type ArkTerms = Glossary<ArkTerm>;
