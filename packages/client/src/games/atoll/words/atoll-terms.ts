import type { GlossaryTerm, IconName } from '@atoll/game-atoll/text';
import type { TableTerm } from '../../../words/table-terms.ts';
import type { Glossary } from '../../../ui/explainer/glossary.ts';

/** What stands on cards and is explained by no term of the rulebook. */
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

/** Everything at the table of Atoll that explains itself. */
export type AtollTerm = GlossaryTerm | TableTerm | OwnTerm;

/** What the game's own terms mean. */
export interface AtollTerms {
  readonly always: Glossary<OwnTerm>;
  /** What is otherwise in a match alone. */
  readonly alone: Glossary<'hunt'>;
}
