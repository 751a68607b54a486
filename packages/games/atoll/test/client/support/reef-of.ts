import type { AnimalView, CoralView, SeatView } from '../../../src/index.ts';
import { animals, corals } from '../../../src/cards/index.ts';
import { changedArea } from '../../../client/layout/happened.ts';
import type { ReefPlan } from '../../../client/layout/reef-plan.ts';

/**
 * A reef of 20 cards that reaches over so many cells: its corners are taken, and then as many cells
 * as it takes.
 */
export function twentyCards(columns: number, rows: number): ReefPlan {
  const cells = Array.from({ length: columns * rows }, (_, i) => ({
    x: i % columns,
    y: Math.floor(i / columns),
  }));
  const corner = ({ x, y }: { x: number; y: number }): boolean =>
    (x === 0 || x === columns - 1) && (y === 0 || y === rows - 1);
  const taken = [...cells.filter(corner), ...cells.filter((cell) => !corner(cell))].slice(0, 20);
  const reefCorals = taken
    .filter(({ x, y }) => (x + y) % 2 === 0)
    .map(
      (at, i): CoralView => ({
        ...at,
        card: corals[i % corals.length]!.id,
        colonies: 'NESW',
        grown: '',
        polluted: false,
        fatigue: 0,
      }),
    );
  const reefAnimals = taken
    .filter(({ x, y }) => (x + y) % 2 === 1)
    .map(
      (at, i): AnimalView => ({
        ...at,
        card: animals[i % animals.length]!.id,
        level: 1,
        fatigue: 0,
        partner: '',
      }),
    );
  const view = { reefCorals, reefAnimals } as unknown as SeatView;
  return { seat: 0, view, cells: [], sides: [] };
}

export const happenedIn = changedArea;
