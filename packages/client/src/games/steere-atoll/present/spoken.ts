import { ISLANDS, type Cell, type IslandId } from '@atoll/game-steere-atoll/board';
import { islandText } from '@atoll/game-steere-atoll/text';
import { words } from '../words/interface.ts';
import type { Position } from './position.ts';

const SIGNS = { B: 'black', W: 'white' } as const;

/** A cell as it is read aloud: its name, what lies on it, and what it touches. */
export function spokenCell({ board, stones, last, own }: Position, cell: number): string {
  const sign = stones[cell] as '.' | 'B' | 'W';
  const on =
    sign === '.' ? words.empty : SIGNS[sign] === own ? words.yours : words.stone[SIGNS[sign]];
  const count = (wanted: 'B' | 'W'): number =>
    (board.neighbours[cell] ?? []).filter((each) => stones[each] === wanted).length;
  const order = own === 'white' ? (['W', 'B'] as const) : (['B', 'W'] as const);
  const touched = [
    ...order.flatMap((each) =>
      count(each) === 0
        ? []
        : [words.touching(count(each), SIGNS[each] === own ? 'own' : SIGNS[each])],
    ),
    ...(board.shores[cell] ?? []).map((island) => islandText(ISLANDS[island] as IslandId)),
  ];
  return [
    (board.cells[cell] as Cell).name,
    on,
    ...(cell === last ? [words.lastMove] : []),
    ...(touched.length > 0 ? [words.touches(touched)] : []),
  ].join(', ');
}
