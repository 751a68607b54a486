import type { ArrowName } from '../markers.ts';
import type { RegionName } from '../regions.ts';

/** A space of sea as the game's data describe it: column by a letter, row by a number from 1. */
export interface PlanSpace {
  readonly id: string;
  readonly region: RegionName;
  /** A fish tile lies here. */
  readonly fish?: true;
  /** A token worth `points` lies here. */
  readonly points?: number;
}

/** A port as the game's data describe it: the cell of land that it stands on, and its way out. */
export interface PlanPort {
  readonly id: string;
  readonly column: number;
  readonly row: number;
  readonly arrow: ArrowName;
}

/** The part of a map's data that its picture depends on. */
export interface MapPlan {
  readonly columns: number;
  readonly rows: number;
  readonly spaces: readonly PlanSpace[];
  readonly locations: readonly PlanPort[];
  /** Rows whose first and last spaces are neighbours round the back of the map. */
  readonly wraps?: readonly number[];
}

/** A cell of the grid, from 0. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** The cell of a space of sea. */
export const cellOf = ({ id }: { readonly id: string }): Cell => ({
  column: id.charCodeAt(0) - 65,
  row: Number(id.slice(1)) - 1,
});

/** A cell as one word. */
export const keyOf = ({ column, row }: Cell): string => `${column},${row}`;

/** The cells that are no space of sea. */
export function landCells({ columns, rows, spaces }: MapPlan): readonly Cell[] {
  const sea = new Set(spaces.map((space) => keyOf(cellOf(space))));
  return Array.from({ length: columns * rows }, (_, i) => ({
    column: i % columns,
    row: Math.floor(i / columns),
  })).filter((cell) => !sea.has(keyOf(cell)));
}
