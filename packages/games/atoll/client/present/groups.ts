import type { ActionType, AtollView, QuestionKind } from '../../src/index.ts';

/** The buttons of the action bar, in their order. */
export const TURN_GROUPS = [
  'buyAnimal',
  'buyCoral',
  'feed',
  'useCoral',
  'grow',
  'purify',
  'sell',
  'bloom',
  'pass',
] as const;
export type TurnGroup = (typeof TURN_GROUPS)[number];

export const SHORTCUTS: Readonly<Record<TurnGroup, string>> = {
  buyAnimal: 'A',
  buyCoral: 'C',
  feed: 'F',
  useCoral: 'K',
  grow: 'G',
  purify: 'P',
  sell: 'S',
  bloom: 'B',
  pass: 'X',
};

const turn: ReadonlySet<string> = new Set(TURN_GROUPS);
export const isTurnGroup = (type: string): type is TurnGroup => turn.has(type);

/** Kinds of action that say all by themselves, so that the rules can say why they are refused. */
export const SINGLE: ReadonlySet<TurnGroup> = new Set(['grow', 'purify', 'sell', 'bloom']);

/** The group that an action is shown in: the answers to a prompt share one. */
export const groupOf = (type: ActionType): string => (isTurnGroup(type) ? type : 'answer');

const BY_QUESTION: Partial<Record<QuestionKind, TurnGroup>> = {
  branch: 'feed',
  prey: 'feed',
  partner: 'feed',
  sale: 'sell',
  bloom: 'bloom',
  purify: 'purify',
};

/** The turn action that the pending prompt belongs to, as far as the view shows it. */
export function underWay(view: AtollView): TurnGroup | undefined {
  const { kind, card } = view.question;
  if (view.animals.cards.includes(card) || view.large.cards.includes(card)) return 'buyAnimal';
  if (view.corals.cards.includes(card)) return 'buyCoral';
  return BY_QUESTION[kind];
}
