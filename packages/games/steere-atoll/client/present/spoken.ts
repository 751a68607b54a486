import { isKeyOf } from '@atoll/engine';
import { ISLANDS } from '../../src/board.ts';
import type { Position } from './position.ts';
import type { SteereLocale } from '../words/steere-locale.ts';

const SIGNS = { B: 'black', W: 'white' } as const;

/** A cell as a spoken text: its name, its stone, and the stones and islands beside it. */
export function spokenCell(
  locale: SteereLocale,
  { board, stones, last, own }: Position,
  cell: number,
): string {
  const sign = stones[cell];
  const on = !isKeyOf(SIGNS, sign)
    ? locale.game.empty
    : SIGNS[sign] === own
      ? locale.game.yours
      : locale.game.stone[SIGNS[sign]];
  const count = (wanted: 'B' | 'W'): number =>
    (board.neighbours[cell] ?? []).filter((each) => stones[each] === wanted).length;
  const order = own === 'white' ? (['W', 'B'] as const) : (['B', 'W'] as const);
  const touched = [
    ...order.flatMap((each) =>
      count(each) === 0
        ? []
        : [locale.game.touching(count(each), SIGNS[each] === own ? 'own' : SIGNS[each])],
    ),
    ...(board.shores[cell] ?? []).map((island) => locale.text.islandText(ISLANDS[island])),
  ];
  return locale.format.series([
    board.cells[cell].name,
    on,
    ...(cell === last ? [locale.game.lastMove] : []),
    ...(touched.length > 0 ? [locale.game.touches(touched)] : []),
  ]);
}
