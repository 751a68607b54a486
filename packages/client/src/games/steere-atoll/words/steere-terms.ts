import type { Glossary } from '../../../ui/explainer/glossary.ts';
import type { TableTerm } from '../../../words/table-terms.ts';

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
