import type { AtollAction, AtollView } from '../../src/index.ts';
import { cardItem } from '../ids.ts';

/**
 * Whether the person looks at the animals on the shelf, buys one, or is asked for some of them:
 * then all of their cards is shown.
 */
export function looksAtShelf({
  view,
  legal,
  group,
  items,
}: {
  readonly view: AtollView;
  readonly legal: readonly AtollAction[];
  /** The kind of action that is open, or ''. */
  readonly group: string;
  /** The aimed items. */
  readonly items: readonly string[];
}): boolean {
  const shelf = [...view.animals.cards, ...view.large.cards];
  const { kind } = view.question;
  if (group === 'buyAnimal' || shelf.some((card) => items.includes(cardItem(card, -1))))
    return true;
  return (
    kind !== 'turn' &&
    kind !== 'cell' &&
    legal.some((action) => 'card' in action && shelf.includes(action.card))
  );
}
