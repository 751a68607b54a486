import type { HiddenArkAction } from '../../src/index.ts';
import type { ArkTurn } from '../table-types.ts';

type ActionType = HiddenArkAction['type'];

/** Its preferred actions, the first before the others. */
const LIKES: readonly ActionType[] = ['take', 'station', 'launch', 'study', 'install', 'end'];

/**
 * The rival of the first match: it uses its columns in turn without a plan, never sails, and gives
 * any other question the last of the answers.
 */
export function rival({ legal, view, seat }: ArkTurn): HiddenArkAction | undefined {
  const open = legal;
  const { lastColumn = '' } = view.seats[seat] ?? {};
  const column = lastColumn === 'research' ? 'build' : 'research';
  return (
    open.find((action) => action.type === 'column' && action.column === column) ??
    LIKES.map((like) => open.find(({ type }) => type === like)).find((action) => action) ??
    open.at(-1)
  );
}
