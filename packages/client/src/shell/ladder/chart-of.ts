import type { RatingChange } from '@atoll/protocol';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A chart of ratings as paths, in the units of its size. */
export interface Chart {
  /** The area of rating ± uncertainty. */
  readonly band: string;
  readonly line: string;
  /** The newest rating. */
  readonly last: Place;
  /** Round ratings to read the others by. */
  readonly levels: readonly { readonly y: number; readonly rating: number }[];
}

const EDGE = 10;
/** Distances of levels, the first that gives few enough. */
const STEPS = [100, 200, 500, 1000];
const MOST_LEVELS = 5;

/** The chart of one change or more, oldest first. */
export function chartOf(
  changes: readonly Pick<RatingChange, 'rating' | 'uncertainty'>[],
  { width, height }: Size,
): Chart {
  const low = Math.min(...changes.map(({ rating, uncertainty }) => rating - uncertainty));
  const high = Math.max(...changes.map(({ rating, uncertainty }) => rating + uncertainty));
  const xOf = (index: number): number =>
    changes.length === 1
      ? width / 2
      : round(EDGE + (index * (width - 2 * EDGE)) / (changes.length - 1));
  const yOf = (rating: number): number =>
    round(EDGE + ((high - rating) * (height - 2 * EDGE)) / Math.max(1, high - low));
  const path = (places: readonly Place[]): string =>
    places.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const along = (ratingOf: (change: (typeof changes)[number]) => number): readonly Place[] =>
    changes.map((change, index) => ({ x: xOf(index), y: yOf(ratingOf(change)) }));
  const upper = widened(along(({ rating, uncertainty }) => rating + uncertainty));
  const lower = widened(along(({ rating, uncertainty }) => rating - uncertainty));
  const line = along(({ rating }) => rating);
  const step = STEPS.find((each) => (high - low) / each <= MOST_LEVELS) ?? 2000;
  const levels: { y: number; rating: number }[] = [];
  for (let rating = Math.ceil(low / step) * step; rating <= high; rating += step)
    levels.push({ y: yOf(rating), rating });
  return {
    band: `${path([...upper, ...[...lower].reverse()])}Z`,
    line: path(widened(line)),
    last: line.at(-1) ?? { x: 0, y: 0 },
    levels,
  };
}

/** A single place has no extent: it becomes a short stretch. */
function widened(places: readonly Place[]): readonly Place[] {
  const [only, second] = places;
  if (!only || second) return places;
  return [
    { x: only.x - EDGE, y: only.y },
    { x: only.x + EDGE, y: only.y },
  ];
}

const round = (value: number): number => Math.round(value * 10) / 10;
