import type { AtollAction, AtollView } from '@atoll/game-atoll';
import { book as house, type CardBook } from '../card-index.ts';
import { facing, type ReefCell, type ReefPlan } from '../layout/reef-plan.ts';

/** The atoll of a seat with the cells and sides that may be answered; those only stand on the own atoll. */
export function reefPlan(view: AtollView, owner: number, { legal, book }: { legal: readonly AtollAction[]; book: CardBook }): ReefPlan {
  const seat = view.seats[owner]!;
  const cells = legal.flatMap((action) => (action.type === 'cell' ? [{ x: action.x, y: action.y }] : []));
  const sides = legal.flatMap((action) => (action.type === 'side' ? [{ card: action.card, side: action.side }] : []));
  if (cells.length === 0) return { seat: owner, view: seat, cells: [], sides };
  const animal = book.animal(view.question.card);
  const legalCells = cells.map(({ x, y }): ReefCell => {
    const have = facing(seat, x, y);
    const need = Math.min(animal?.colonies ?? 0, have);
    return { x, y, legal: true, count: need === 0 ? '' : `${have}/${need}` };
  });
  return { seat: owner, view: seat, cells: [...legalCells, ...(animal === undefined ? [] : almost(seat, animal.colonies, cells))], sides };
}

/** Free cells of the own atoll for the card that is being placed, and those that lack colonies for it. */
export const ownCells = (view: AtollView, seat: number, legal: readonly AtollAction[]): readonly ReefCell[] =>
  reefPlan(view, seat, { legal, book: house }).cells;

/** Free cells of animals that lack colonies for this card, but not all of them. */
function almost(seat: ReefPlan['view'], need: number, legal: readonly { x: number; y: number }[]): ReefCell[] {
  const taken = new Set([...seat.reefAnimals, ...seat.reefCorals, ...legal].map(({ x, y }) => `${x},${y}`));
  const out = new Map<string, ReefCell>();
  for (const coral of seat.reefCorals)
    for (const [dx, dy] of [[0, -1], [1, 0], [0, 1], [-1, 0]] as const) {
      const x = coral.x + dx, y = coral.y + dy, have = facing(seat, x, y), key = `${x},${y}`;
      if (!taken.has(key) && have > 0 && have < need) out.set(key, { x, y, legal: false, count: `${have}/${need}` });
    }
  return [...out.values()];
}
