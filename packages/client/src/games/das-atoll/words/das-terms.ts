import type { Glossary } from '../../../ui/explainer/glossary.ts';

/** Everything at the table of Das Atoll that explains itself, beside what every table has. */
export type DasTerm =
  | 'wood'
  | 'wool'
  | 'grain'
  | 'clay'
  | 'ore'
  | 'hand'
  | 'development'
  | 'knights'
  | 'route'
  | 'lanes'
  | 'points'
  | 'bank'
  | 'dice'
  | 'deck';

/** What the game's own terms mean. */
export type DasTerms = Glossary<DasTerm>;
