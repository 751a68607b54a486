import type { ArrowName } from '../markers.ts';
import { cellOf } from './plan.ts';
import type { Cell, MapPlan, PlanPort } from './plan.ts';

/** Side of a cell, and the frame around all of them, in units of the table. */
export const CELL = 72;
export const FRAME = 22;

/** A place on the map in its units, from the upper left corner of its frame. */
export interface MapSpot {
  readonly x: number;
  readonly y: number;
}

/** A place with the size of the piece on it. */
export interface MapBerth extends MapSpot {
  readonly size: number;
}

/** Where things lie on a port. */
export interface PortSpots {
  /** The middle of its quay. */
  readonly middle: MapSpot;
  /** Side of the square that the quay fills. */
  readonly size: number;
  readonly station: MapBerth;
  /** The two places for vessels, the left one first. */
  readonly vessels: readonly [MapBerth, MapBerth];
  readonly arrow: MapBerth;
}

/** Size of a map's picture with its frame, in units. */
export const mapSize = ({ columns, rows }: MapPlan): { width: number; height: number } => ({
  width: columns * CELL + FRAME * 2,
  height: rows * CELL + FRAME * 2,
});

/** The middle of a cell. */
export const middleOf = ({ column, row }: Cell): MapSpot => ({
  x: FRAME + (column + 0.5) * CELL,
  y: FRAME + (row + 0.5) * CELL,
});

/** The middle of a space of sea, by the id that the game's data give it. */
export const spaceSpot = (id: string): MapSpot => middleOf(cellOf({ id }));

const OUT: Readonly<Record<ArrowName, MapSpot>> = {
  up: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
};

/**
 * Of two ports on one cell, that which opens to the left lies at the left; the other one reaches
 * over the land to their right.
 */
const sharedBy = ({ x, y }: MapSpot): MapSpot => (x === 0 ? { x: 35, y: y * 7 } : { x: -7, y: 0 });
const ALONE = { size: 50, station: 30, vessel: 22 };
const TOGETHER = { size: 39, station: 24, vessel: 18 };
const ARROW = 20;
/** An arrow stays so near to the middle of its cell: it has to point at one space only. */
const WITHIN = 22;

/** Where the parts of a port lie. */
export function portSpots(plan: MapPlan, port: PlanPort): PortSpots {
  const here = plan.locations.filter(
    ({ column, row }) => column === port.column && row === port.row,
  );
  const shared = here.length > 1;
  const { size, station, vessel } = shared ? TOGETHER : ALONE;
  const cell = middleOf(port);
  const out = OUT[port.arrow];
  const by = shared ? sharedBy(out) : back(out);
  const middle = { x: cell.x + by.x, y: cell.y + by.y };
  const side = size * 0.26;
  const berth = (x: number): MapBerth => ({ x, y: middle.y + size * 0.27, size: vessel });
  // it lies on the shore, half over the water
  const arrow = {
    x: cell.x + (out.x === 0 ? Math.min(by.x, WITHIN) : out.x * CELL * 0.48),
    y: cell.y + (out.y === 0 ? by.y : out.y * CELL * 0.48),
    size: ARROW,
  };
  return {
    middle,
    size,
    station: { x: middle.x, y: middle.y - size * 0.19, size: station },
    vessels: [berth(middle.x - side), berth(middle.x + side)],
    arrow,
  };
}

const back = ({ x, y }: MapSpot): MapSpot => ({ x: -4 * x, y: -4 * y });
