import type { GlossaryTerm, IconName } from '../../src/text/index.ts';
import type { TableTerm } from '@atoll/table-kit/words/table-terms.ts';
import type { Glossary } from '@atoll/table-kit/ui/explainer/glossary.ts';

/** The signs on cards that no term of the rulebook explains. */
type CardSign = Exclude<IconName, GlossaryTerm | 'scale'>;
type Deed =
  | 'buyAnimal'
  | 'buyCoral'
  | 'feed'
  | 'useCoral'
  | 'grow'
  | 'pass'
  | 'undoStep'
  | 'payKind'
  | 'payScales'
  | 'payAsk';
type Place =
  | 'points'
  | 'rank'
  | 'round'
  | 'income'
  | 'colonies'
  | 'bonus'
  | 'animals'
  | 'largeFish'
  | 'corals'
  | 'actions'
  | 'leaving'
  | 'events'
  | 'deck'
  | 'forbidden'
  | 'changed'
  | 'log'
  | 'todo'
  | 'readCard'
  | 'seeReef'
  | 'whole'
  | 'need';

export type OwnTerm = CardSign | Deed | Place;

/** All explained terms at the table of Atoll. */
export type AtollTerm = GlossaryTerm | TableTerm | OwnTerm;

/** The meaning of the game's own terms. */
export interface AtollTerms {
  readonly always: Glossary<OwnTerm>;
  /** The terms that differ in a solo match. */
  readonly alone: Glossary<'hunt'>;
}
