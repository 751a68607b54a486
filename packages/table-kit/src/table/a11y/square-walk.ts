/** A cell of squares by its place, '0,0' in the middle. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly state: string;
}

export const squareKey = ({ x, y }: Pick<Square, 'x' | 'y'>): string => `${x},${y}`;

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/**
 * Where a key leads on a board of squares: arrow keys to the cell beside, Home to the middle, Page
 * Up and Page Down between cells that are open. The cells are in reading order.
 */
export function walkSquares(
  cells: readonly Square[],
): (from: string, pressed: { readonly key: string }) => string | undefined {
  return (from, { key }) => {
    const at = cells.findIndex((cell) => squareKey(cell) === from);
    const here = cells[at];
    const step = STEPS[key];
    if (here === undefined) return undefined;
    if (step !== undefined) return squareKey({ x: here.x + step[0], y: here.y + step[1] });
    if (key === 'Home') return '0,0';
    if (key !== 'PageDown' && key !== 'PageUp') return undefined;
    const open = cells.flatMap((cell, i) => (cell.state === 'open' ? [i] : []));
    const next =
      key === 'PageDown'
        ? (open.find((i) => i > at) ?? open[0])
        : (open.findLast((i) => i < at) ?? open.at(-1));
    return next === undefined ? '' : squareKey(cells[next]!);
  };
}
