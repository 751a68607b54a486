import type { Sketch, SketchShape } from '@atoll/engine';
import type { AnimalView, AtollView, CoralView, SeatView } from './view.ts';

/** A card of a reef, the gap between two, and the room around a reef, of which all are as large. */
const CARD = 20;
const GAP = 2;
const ROOM = 14;
/** The mark of a seat, in the corner above its reef. */
const MARK = 18;
const CORAL = '#e2755c';
const POLLUTED = '#6f6a73';
const COLONY = '#fff6e8';
/** Animals of low, medium and high level. */
const LEVELS = ['#ffe3a8', '#f7c14d', '#d98a1f'] as const;
/** From the middle of a coral to where a colony stands, by side. */
const SIDES: Readonly<Record<string, readonly [number, number]>> = {
  N: [0, -1],
  E: [1, 0],
  S: [0, 1],
  W: [-1, 0],
};

interface Spot {
  readonly x: number;
  readonly y: number;
}

function card({ x, y }: Spot, fill: string): SketchShape {
  const right = x + CARD;
  const low = y + CARD;
  return { kind: 'area', corners: [x, y, right, y, right, low, x, low], fill };
}

function coralShapes({ colonies, polluted }: CoralView, spot: Spot): readonly SketchShape[] {
  const middle = { x: spot.x + CARD / 2, y: spot.y + CARD / 2 };
  const dots = [...colonies].map((side): SketchShape => {
    const [east, south] = SIDES[side] ?? [0, 0];
    const x = middle.x + east * (CARD / 2 - 3);
    const y = middle.y + south * (CARD / 2 - 3);
    return { kind: 'disc', x, y, radius: 2, fill: COLONY };
  });
  return [card(spot, polluted ? POLLUTED : CORAL), ...dots];
}

const animalShape = ({ level }: AnimalView, spot: Spot): SketchShape =>
  card(spot, LEVELS[level - 1] ?? LEVELS[0]);

interface Reach {
  readonly west: number;
  readonly north: number;
  readonly columns: number;
  readonly rows: number;
}

function reachOf({ reefCorals, reefAnimals }: SeatView): Reach {
  const all = [...reefCorals, ...reefAnimals, ...(reefCorals.length > 0 ? [] : [{ x: 0, y: 0 }])];
  const xs = all.map(({ x }) => x);
  const ys = all.map(({ y }) => y);
  const west = Math.min(...xs);
  const north = Math.min(...ys);
  return { west, north, columns: Math.max(...xs) - west + 1, rows: Math.max(...ys) - north + 1 };
}

/** The reefs of all seats in rows of two: corals with their colonies, and animals by level. */
export function sketch({ seats }: AtollView): Sketch {
  const reaches = seats.map(reachOf);
  const step = CARD + GAP;
  const width = Math.max(...reaches.map(({ columns }) => columns)) * step + ROOM;
  const height = Math.max(...reaches.map(({ rows }) => rows)) * step + ROOM + MARK;
  const across = Math.min(2, seats.length);
  const shapes = seats.flatMap(({ reefCorals, reefAnimals }, seat) => {
    const { west, north, columns, rows } = reaches[seat]!;
    const left = (seat % across) * width + (width - columns * step) / 2;
    const top = Math.floor(seat / across) * height + MARK + (height - MARK - rows * step) / 2;
    const spotOf = ({ x, y }: Spot): Spot => ({
      x: left + (x - west) * step,
      y: top + (y - north) * step,
    });
    const corner = {
      x: (seat % across) * width + MARK / 2 + 1,
      y: Math.floor(seat / across) * height + MARK / 2 + 1,
    };
    return [
      { kind: 'seat', seat, ...corner, size: MARK } as const,
      ...reefCorals.flatMap((coral) => coralShapes(coral, spotOf(coral))),
      ...reefAnimals.map((animal) => animalShape(animal, spotOf(animal))),
    ];
  });
  return { width: across * width, height: Math.ceil(seats.length / across) * height, shapes };
}
