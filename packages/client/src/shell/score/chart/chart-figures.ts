import type { Story } from '@atoll/table-kit/table/game-client.ts';

export interface Box {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * Margins around the lines: figures to the left, final totals to the right, numbers of highlights
 * above, names of the parts below.
 */
export const MARGIN = { left: 30, right: 44, top: 32, bottom: 24 } as const;

/** Possible distances between the lines of the grid. */
const STEPS = [5, 10, 20, 25, 50, 100] as const;
/** A grid has at most so many spaces. */
const SPACES = 5;
/** Space above and below the lines, as a fraction of the highest total. */
const AIR = 0.05;
/** Totals, and highlights, closer than this are moved apart, in CSS pixels. */
const APART = 17;
const MOMENTS_APART = 20;

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface SeatLine {
  readonly seat: number;
  /** Before the first turn, and after each. */
  readonly points: readonly Point[];
  /** The places of the seat's mark: the end of every part. */
  readonly marks: readonly Point[];
  readonly total: number;
  /** The place of the total; it may differ from the end of the line. */
  readonly label: Point;
}

export interface ChartPart {
  readonly label: string;
  /** Its start and end. */
  readonly from: number;
  readonly to: number;
}

export interface ChartFigures {
  readonly lines: readonly SeatLine[];
  readonly parts: readonly ChartPart[];
  readonly grid: readonly { readonly value: number; readonly y: number }[];
  readonly at: (turn: number, seat: number) => Point;
  /**
   * The x positions of highlight numbers, side by side above the lines, for turns in their order.
   */
  readonly above: (turns: readonly number[]) => readonly number[];
}

export interface StoryPart {
  readonly label: string;
  /** Its last turn. */
  readonly last: number;
}

/** The parts of a story, in order; a name that occurs again later is another part. */
export function partsOf({ turns }: Story): readonly StoryPart[] {
  return turns.flatMap(({ part }, turn) =>
    turns[turn + 1]?.part === part ? [] : [{ label: part, last: turn }],
  );
}

/** The layout of the chart in a box of this size. A story without turns has a flat start only. */
export function chartFigures(story: Story, { width, height }: Box): ChartFigures {
  const rows = [story.start, ...story.turns.map(({ points }) => points)];
  const low = Math.min(0, ...rows.flat());
  const high = Math.max(5, ...rows.flat());
  const step = STEPS.find((each) => (high - low) / each <= SPACES) ?? 200;
  const floor = low * (1 + AIR);
  const ceiling = high * (1 + AIR);
  const right = width - MARGIN.right;
  const bottom = height - MARGIN.bottom;
  const x = (row: number): number =>
    MARGIN.left + (row / Math.max(1, rows.length - 1)) * (right - MARGIN.left);
  const y = (value: number): number =>
    bottom - ((value - floor) / (ceiling - floor)) * (bottom - MARGIN.top);
  const at = (turn: number, seat: number): Point => ({
    x: x(turn + 1),
    y: y(rows[turn + 1]?.[seat] ?? 0),
  });
  const parts = partsOf(story);
  const ends = rows.at(-1) ?? [];
  const labels = spread(
    ends.map((total) => y(total)),
    APART,
  );
  const lines = Math.floor(ceiling / step) - Math.ceil(floor / step) + 1;
  return {
    lines: story.start.map((_, seat) => ({
      seat,
      points: rows.map((row, place) => ({ x: x(place), y: y(row[seat] ?? 0) })),
      marks: parts.map(({ last }) => at(last, seat)),
      total: ends[seat] ?? 0,
      label: { x: right + 12, y: labels[seat] ?? 0 },
    })),
    parts: parts.map(({ label, last }, place) => ({
      label,
      from: x((parts[place - 1]?.last ?? -1) + 1),
      to: x(last + 1),
    })),
    grid: Array.from(
      { length: lines },
      (_, line) => (Math.ceil(floor / step) + line) * step + 0,
    ).map((value) => ({ value, y: y(value) })),
    at,
    above: (turns) =>
      spread(
        turns.map((turn) => x(turn + 1)),
        MOMENTS_APART,
      ),
  };
}

/**
 * Moves positions apart until none is closer to its neighbour than allowed; a touching group stays
 * centred on its original positions.
 */
function spread(places: readonly number[], apart: number): readonly number[] {
  const out = [...places];
  let groups = places.map((_, index) => [index]).sort(([a], [b]) => places[a!]! - places[b!]!);
  for (;;) {
    for (const group of groups) {
      const middle = group.reduce((sum, index) => sum + places[index]!, 0) / group.length;
      group.forEach((index, place) => {
        out[index] = middle + (place - (group.length - 1) / 2) * apart;
      });
    }
    const clash = groups.findIndex(
      (group, place) => place > 0 && out[group[0]!]! - out[groups[place - 1]!.at(-1)!]! < apart,
    );
    if (clash < 0) return out;
    groups = groups.toSpliced(clash - 1, 2, [...groups[clash - 1]!, ...groups[clash]!]);
  }
}

/** A path through the points, with one decimal. */
export const pathOf = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
