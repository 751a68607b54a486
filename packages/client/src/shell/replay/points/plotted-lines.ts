import { seatMarks } from '@atoll/art';
import type { Timeline } from '@atoll/table-kit/table/session/timeline.ts';

/** Points over the positions of a replay. */
export interface PlottedLine {
  /** Ascending positions. */
  readonly at: readonly number[];
  /** The points at each of them. */
  readonly points: readonly number[];
  readonly colour: string | undefined;
  /** The dashes of the stroke, as SVG has them. */
  readonly dash: string | undefined;
}

/** The line of every seat. */
export const seatLines = ({ turns, points }: Timeline): readonly PlottedLine[] =>
  (points[0] ?? []).map((_, seat) => ({
    at: turns,
    points: points.map((totals) => totals[seat] ?? 0),
    colour: seatMarks[seat]?.colour,
    dash: seatMarks[seat]?.dash,
  }));

/** The part of a line up to a position. */
export function lineUntil(line: PlottedLine, until: number): PlottedLine {
  const count = line.at.filter((at) => at <= until).length;
  return { ...line, at: line.at.slice(0, count), points: line.points.slice(0, count) };
}

export interface Plot {
  readonly width: number;
  readonly height: number;
  /** The last position. */
  readonly length: number;
}

/** The lines as SVG paths in one scale, without the letter M at the beginning. */
export function linePaths(
  lines: readonly PlottedLine[],
  { width, height, length }: Plot,
): readonly string[] {
  const all = lines.flatMap(({ points }) => points);
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (at: number): number => (at / Math.max(1, length)) * width;
  const y = (points: number): number => height - 3 - ((points - low) / (high - low)) * (height - 6);
  return lines.map(({ at, points }) =>
    at.map((each, index) => `${x(each).toFixed(1)} ${y(points[index] ?? 0).toFixed(1)}`).join('L'),
  );
}
