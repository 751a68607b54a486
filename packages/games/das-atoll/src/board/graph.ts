import { HEXES } from './hexes.ts';

/** A place for a settlement, where up to three hexes of the map meet. */
export interface Corner {
  /** "q,r,N" is the top and "q,r,S" the bottom corner of hex (q, r), which may lie off the map. */
  readonly name: string;
  readonly hexes: readonly number[];
  /** The atoll it lies on; the desert and the lagoon belong to the small one. */
  readonly atoll: 'small' | 'large' | 'none';
  /** The edges that meet here, and the corners at their other ends in the same order. */
  readonly edges: readonly number[];
  readonly corners: readonly number[];
}

/** A place for a road or a ship, between two corners. */
export interface Edge {
  readonly ends: readonly [number, number];
  readonly hexes: readonly number[];
  readonly takesRoad: boolean;
  readonly takesShip: boolean;
}

/** The corners of a hex, clockwise from the top. */
const namesAround = (q: number, r: number): readonly string[] => [
  `${q},${r},N`,
  `${q + 1},${r - 1},S`,
  `${q},${r + 1},N`,
  `${q},${r},S`,
  `${q - 1},${r + 1},N`,
  `${q},${r - 1},S`,
];

const around = HEXES.map(({ q, r }) => namesAround(q, r));
const names = [...new Set(around.flat())].sort();
const places = new Map(names.map((name, index) => [name, index]));

/** The index of a corner by its name, or -1. */
export const cornerAt = (name: string): number => places.get(name) ?? -1;

/** The six corners of each hex, clockwise from the top. */
export const HEX_CORNERS = around.map((six) => six.map(cornerAt));

interface DrawnEdge {
  readonly ends: readonly [number, number];
  readonly hexes: number[];
}

function edgesOfMap(): readonly DrawnEdge[] {
  const edges = new Map<string, DrawnEdge>();
  HEX_CORNERS.forEach((six, hex) =>
    six.forEach((corner, index) => {
      const next = six[(index + 1) % six.length];
      const ends: [number, number] = corner < next ? [corner, next] : [next, corner];
      const edge = edges.get(ends.join()) ?? { ends, hexes: [] };
      edge.hexes.push(hex);
      edges.set(ends.join(), edge);
    }),
  );
  return [...edges.values()].sort((a, b) => a.ends[0] - b.ends[0] || a.ends[1] - b.ends[1]);
}

/** The 210 edges, by their corners. Other files use their index. */
export const EDGES: readonly Edge[] = edgesOfMap().map(({ ends, hexes }) => ({
  ends,
  hexes,
  takesRoad: hexes.some((hex) => HEXES[hex].isLand),
  takesShip: hexes.some((hex) => !HEXES[hex].isLand),
}));

/** The 150 corners, by their names. Other files use their index. */
export const CORNERS: readonly Corner[] = names.map((name, index) => {
  const hexes = HEX_CORNERS.flatMap((six, hex) => (six.includes(index) ? [hex] : []));
  const edges = EDGES.flatMap(({ ends }, edge) => (ends.includes(index) ? [edge] : []));
  const zones = hexes.map((hex) => HEXES[hex].zone);
  const atoll = zones.includes('small') ? 'small' : zones.includes('large') ? 'large' : 'none';
  return { name, hexes, atoll, edges, corners: edges.map((edge) => otherEnd(edge, index)) };
});

/** The corner at the other end of an edge. */
export function otherEnd(edge: number, corner: number): number {
  const [one, other] = EDGES[edge].ends;
  return one === corner ? other : one;
}

/** The edge between two corners by their names, or -1. */
export function edgeBetween(one: string, other: string): number {
  const [a, b] = [cornerAt(one), cornerAt(other)];
  return EDGES.findIndex(({ ends }) => ends.includes(a) && ends.includes(b));
}

/** Whether an edge is a side of a hex. */
export const touchesHex = (edge: number, hex: number): boolean => EDGES[edge].hexes.includes(hex);

/** The six edges of each hex, clockwise from the top. */
export const HEX_EDGES: readonly (readonly number[])[] = HEXES.map(({ q, r }) => {
  const six = namesAround(q, r);
  return six.map((name, index) => edgeBetween(name, six[(index + 1) % six.length]));
});

/** The corners of the two atolls. */
export const LAND_CORNERS = CORNERS.flatMap(({ atoll }, corner) =>
  atoll === 'none' ? [] : [corner],
);
