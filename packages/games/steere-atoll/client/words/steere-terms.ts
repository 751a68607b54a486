import type { Glossary } from '@atoll/table-kit/ui/explainer/glossary.ts';
import type { TableTerm } from '@atoll/table-kit/words/table-terms.ts';

type OwnTerm =
  | 'stone'
  | 'island'
  | 'aim'
  | 'swap'
  | 'place'
  | 'coordinates'
  | 'zoomIn'
  | 'zoomOut'
  | 'whole'
  | 'moves'
  | 'move'
  | 'earlier'
  | 'later'
  | 'typed'
  | 'won'
  | 'now';

/** Everything at the table of Steere's Atoll that explains itself. */
export type SteereTerm = TableTerm | OwnTerm;

/** The meanings of the game's own terms. */
export type SteereTerms = Glossary<OwnTerm>;
