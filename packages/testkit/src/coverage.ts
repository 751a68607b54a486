import type { Seat } from '@atoll/engine';

/**
 * One step of a match, as coverage uses it. `before` is the state in which the action was taken.
 */
export interface CoveredStep {
  readonly before: unknown;
  readonly after: unknown;
  readonly seat: Seat;
  readonly action: unknown;
  readonly events: readonly unknown[];
}

/** Calls `mark(category, item)` for every item of a step. */
export type Mark = (category: string, item: string) => void;

/** Whether an item is wished for. */
export type IsTarget = (category: string, item: string) => boolean;

/**
 * The items that matches of a game should show: every item of every category, and how to find them
 * in a step.
 */
export interface CoverageDefinition {
  /** Items by category, in the order in which they are printed. */
  all(): Readonly<Record<string, readonly string[]>>;
  seen(step: CoveredStep, mark: Mark): void;
  /**
   * How near a seat is to showing wished items, in points; lets skilled players aim for items that
   * are hard to reach.
   */
  heuristic?(state: unknown, seat: Seat, isTarget: IsTarget): number;
}

/** How often each item was seen, by category. Plain data, so that workers can send it. */
export type CoverageCounts = Record<string, Record<string, number>>;

export interface CoverageLine {
  readonly category: string;
  readonly covered: number;
  readonly total: number;
  readonly missing: readonly string[];
}

export function emptyCounts(definition: CoverageDefinition): CoverageCounts {
  const counts: CoverageCounts = {};
  for (const [category, items] of Object.entries(definition.all()))
    counts[category] = Object.fromEntries(items.map((item) => [item, 0]));
  return counts;
}

/** Counts the items of a step. Throws when the game marks an item that it did not announce. */
export function countStep(
  definition: CoverageDefinition,
  counts: CoverageCounts,
  step: CoveredStep,
): void {
  definition.seen(step, (category, item) => {
    const items = counts[category];
    if (items?.[item] === undefined)
      throw new Error(`coverage marks "${category}: ${item}", which it does not announce`);
    items[item] += 1;
  });
}

/** Adds `more` to `counts`. */
export function addCounts(counts: CoverageCounts, more: CoverageCounts): void {
  for (const [category, items] of Object.entries(more)) {
    const into = (counts[category] ??= {});
    for (const [item, count] of Object.entries(items)) into[item] = (into[item] ?? 0) + count;
  }
}

export function coverageLines(counts: CoverageCounts): readonly CoverageLine[] {
  return Object.entries(counts).map(([category, items]) => {
    const missing = Object.keys(items).filter((item) => items[item] === 0);
    const total = Object.keys(items).length;
    return { category, covered: total - missing.length, total, missing };
  });
}

/** One name for an item of a category. */
export function itemName(category: string, item: string): string {
  return `${category}: ${item}`;
}

/** The items seen least, at most so many, never seen ones first; named as `targets` takes them. */
export function rarest(
  counts: CoverageCounts,
  most: number,
): readonly { readonly name: string; readonly count: number }[] {
  const items = Object.entries(counts).flatMap(([category, seen]) =>
    Object.entries(seen).map(([item, count]) => ({ name: itemName(category, item), count })),
  );
  return items.sort((a, b) => a.count - b.count).slice(0, most);
}
