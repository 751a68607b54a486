import type { SteereAtollAction } from '../../src/index.ts';
import { choiceOf } from '@atoll/table-kit/table/model/choices.ts';
import type { Item, TableModel } from '@atoll/table-kit/table/model/table-model.ts';
import type { Position } from './position.ts';
import type { SteereLocale } from '../words/steere-locale.ts';

export const cellItem = (cell: number): string => `cell:${cell}`;
/** The cell that an item stands for. */
export const cellOf = (item: string): number => Number(item.slice('cell:'.length));

/**
 * Every cell as an item, and the swap as a button. A refused cell gives the reason when it is
 * tried: `closed` is the reason why no move is possible, or ''.
 */
export function boardTable(
  locale: SteereLocale,
  { board, stones, places, swap }: Position,
  closed: string,
  advised?: SteereAtollAction,
): TableModel {
  const whyNot = (cell: number, name: string): string => {
    if (closed !== '') return closed;
    return stones[cell] === '.'
      ? locale.game.notNow
      : locale.game.taken(name, stones[cell] === 'B' ? 'black' : 'white');
  };
  const items = new Map<string, Item>();
  const choices = board.cells.flatMap(({ name }, cell) => {
    const id = cellItem(cell);
    const action = places.get(cell);
    const own =
      action === undefined
        ? []
        : [
            choiceOf(
              action,
              { words: [locale.game.placeAt(name)], group: 'place', item: id },
              advised,
            ),
          ];
    items.set(id, {
      id,
      mark: 'plain',
      card: '',
      choices: own,
      ...(own.length > 0 ? {} : { refusal: whyNot(cell, name) }),
    });
    return own;
  });
  const swaps =
    swap === undefined
      ? []
      : [choiceOf(swap, { words: [locale.game.swapButton], group: 'swap', item: '' }, advised)];
  return {
    question: choices.length + swaps.length > 0 ? 'turn' : 'none',
    items,
    groups: [
      { id: 'place', label: locale.game.board, shortcut: '', choices },
      { id: 'swap', label: locale.game.swapTitle, shortcut: '', choices: swaps },
    ],
  };
}
