import type { Board } from '../../src/board.ts';
import type { Spot } from '@atoll/table-kit/ui/rect.ts';
import { planeOf, RADIUS, RISE, rimOf } from './plane.ts';

/** A letter or number beside the board, and where its middle lies. */
export interface RimLabel extends Spot {
  readonly text: string;
}

/**
 * Column letters above and below, and at both sides the number of every row, also of the
 * northernmost, which has no cell at the rim.
 */
export function rimLabels(board: Board): readonly RimLabel[] {
  const { size } = board;
  const rim = rimOf(board) * 0.5;
  const { x, y, width, height } = planeOf(board, 'shown');
  const columns = Array.from({ length: size }, (_, column) => {
    const label = { text: String.fromCharCode(97 + column), x: column * RADIUS * 1.5 };
    return [
      { ...label, y: y + rim },
      { ...label, y: y + height - rim },
    ];
  });
  const rows = Array.from({ length: size - 1 }, (_, index) => {
    const row = index + 1;
    const label = { text: String(row), y: 2 * (size - 1 - row) * RISE };
    return [
      { ...label, x: x + rim },
      { ...label, x: x + width - rim },
    ];
  });
  return [...columns, ...rows].flat();
}
