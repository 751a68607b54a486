import type { AtollAction, AtollView } from '../../src/index.ts';
import { animalPlaces } from '../../src/views/animal-places.ts';
import type { ReefCell, ReefPlan } from '../layout/reef-plan.ts';

/** The atoll of a seat with its legal cells and sides; they exist on the own atoll alone. */
export function reefPlan(view: AtollView, owner: number, legal: readonly AtollAction[]): ReefPlan {
  const sides = legal.flatMap((action) =>
    action.type === 'side' ? [{ card: action.card, side: action.side }] : [],
  );
  return { seat: owner, view: view.seats[owner]!, cells: cellsFor(view, owner, legal), sides };
}

/**
 * Free cells of an atoll for the card that is being placed, and cells that lack some, but not all,
 * colonies for it.
 */
export function cellsFor(
  view: AtollView,
  owner: number,
  legal: readonly AtollAction[],
): readonly ReefCell[] {
  const open = legal.flatMap((action) =>
    action.type === 'cell' ? [{ x: action.x, y: action.y }] : [],
  );
  if (open.length === 0) return [];
  const places = new Map(
    animalPlaces(view.question.card, { view, seat: owner }).map((place) => [keyOf(place), place]),
  );
  const cells = open.map((cell): ReefCell => {
    const { have = 0, need = 0 } = places.get(keyOf(cell)) ?? {};
    return { ...cell, legal: true, count: countText(have, need) };
  });
  const taken = new Set(open.map(keyOf));
  const short = [...places.values()].filter((place) => !taken.has(keyOf(place)) && place.have > 0);
  return [
    ...cells,
    ...short.map(
      ({ x, y, have, need }): ReefCell => ({ x, y, legal: false, count: countText(have, need) }),
    ),
  ];
}

const keyOf = ({ x, y }: { readonly x: number; readonly y: number }): string => `${x},${y}`;

/** Colonies that face a cell, of the needed number; '' where none are needed. */
const countText = (have: number, need: number): string => (need === 0 ? '' : `${have}/${need}`);
