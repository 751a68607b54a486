import type { Board } from '../../src/board.ts';
import { acrossRow, type Direction } from './walk.ts';

interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
}

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'north',
  ArrowDown: 'south',
  ArrowLeft: 'west',
  ArrowRight: 'east',
  Home: 'north-west',
  PageUp: 'north-east',
  End: 'south-west',
  PageDown: 'south-east',
};

/**
 * Where a key leads from a cell; with Shift, left and right take the other diagonal. Undefined for
 * any other key.
 */
export function directionOf(
  board: Board,
  from: number,
  { key, shiftKey }: Pressed,
): Direction | undefined {
  const cell = board.cells[from];
  if (shiftKey && key === 'ArrowLeft') return acrossRow(cell, 'west');
  if (shiftKey && key === 'ArrowRight') return acrossRow(cell, 'east');
  return KEYS[key];
}
