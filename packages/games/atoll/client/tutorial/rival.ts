import type { AtollAction } from '../../src/index.ts';
import type { AtollTurn } from '../table-types.ts';

/** Its preferred actions on a free turn, the first before the others. */
const LIKES: readonly AtollAction['type'][] = ['feed', 'buyAnimal', 'buyCoral', 'useCoral', 'pass'];
/** The same once the person is out, so that the round ends soon. */
const LAST: readonly AtollAction['type'][] = ['feed', 'pass'];

/**
 * The rival of the first match: it feeds and buys without a plan, and gives any other question the
 * last of the answers, which are Scientists where it is income.
 */
export function rival({ legal, view, seat }: AtollTurn): AtollAction | undefined {
  const open = legal;
  if (!open.some(({ type }) => type === 'pass')) return open.at(-1);
  const others = view.seats.filter((_, i) => i !== seat);
  const likes = others.every(({ passed }) => passed) ? LAST : LIKES;
  return likes.map((like) => open.find(({ type }) => type === like)).find((action) => action);
}
