import type { MatchRecord, Series } from './record.ts';

/** A series with the number of matches that are wanted. */
export interface WantedSeries extends Series {
  /** 1 or more. */
  readonly games: number;
}

/** A match to be played. */
export interface Task {
  readonly series: Series;
  readonly index: number;
}

/** Why a series ended: all wanted matches, figures that are exact enough, or no time left. */
export type EndReason = 'all' | 'exact' | 'time';

export interface EndedSeries extends Series {
  readonly matches: number;
  readonly reason: EndReason;
}

/** Whether these matches of a series give its figures exactly enough. */
export type IsExact = (series: Series, records: readonly MatchRecord[]) => boolean;

/**
 * A series is examined after each so many matches, always of the first ones, so that where it ends
 * depends neither on the number of workers nor on their speed.
 */
const EXAMINED = 20;

interface Page {
  readonly series: Series;
  readonly games: number;
  readonly records: Map<number, MatchRecord>;
  readonly given: Set<number>;
  examined: number;
  exactAt: number | undefined;
}

/** The matches that are still to be played, and those that were. */
export class Agenda {
  readonly #pages: readonly Page[];
  readonly #isExact: IsExact;

  /** @param known matches of an earlier run of the same series */
  constructor(
    all: readonly WantedSeries[],
    known: readonly MatchRecord[],
    isExact: IsExact = () => false,
  ) {
    this.#isExact = isExact;
    this.#pages = all.map(({ games, ...series }) => ({
      series,
      games,
      records: new Map(),
      given: new Set(),
      examined: 0,
      exactAt: undefined,
    }));
    for (const record of known) this.add(record);
  }

  /** The next match, of the series of which the smallest part is done; undefined at the end. */
  next(): Task | undefined {
    const open = this.#pages.filter(
      (page) => page.exactAt === undefined && page.given.size < page.games,
    );
    const [first] = open.toSorted((a, b) => a.given.size / a.games - b.given.size / b.games);
    if (first === undefined) return undefined;
    const index = firstFree(first.given);
    first.given.add(index);
    return { series: first.series, index };
  }

  /** Adds a played match; one that is not wanted is left out. */
  add(record: MatchRecord): void {
    const page = this.#pages.find(
      ({ series, games }) =>
        series.role === record.role &&
        series.bot === record.bot &&
        series.seats === record.seats &&
        record.index < games,
    );
    if (page === undefined) return;
    page.given.add(record.index);
    page.records.set(record.index, record);
    this.#examine(page);
  }

  /** The number of matches that are wanted at most. */
  get wanted(): number {
    return this.#pages.reduce((sum, { games }) => sum + games, 0);
  }

  /** The number of matches that are played. */
  get played(): number {
    return this.#pages.reduce((sum, { records }) => sum + records.size, 0);
  }

  /** All matches that count, in the order of the series. */
  get records(): readonly MatchRecord[] {
    return this.#pages.flatMap(counted);
  }

  /** Where each series ended, and why. */
  get ended(): readonly EndedSeries[] {
    return this.#pages.map((page) => {
      const matches = counted(page).length;
      const full = page.exactAt === undefined ? 'all' : 'exact';
      return { ...page.series, matches, reason: matches < until(page) ? 'time' : full };
    });
  }

  #examine(page: Page): void {
    while (page.exactAt === undefined && page.examined + EXAMINED < page.games) {
      const next = page.examined + EXAMINED;
      const first = Array.from({ length: next }, (_, index) => page.records.get(index));
      if (!first.every((record) => record !== undefined)) return;
      page.examined = next;
      if (this.#isExact(page.series, first)) page.exactAt = next;
    }
  }
}

const until = ({ exactAt, games }: Page): number => exactAt ?? games;

function counted(page: Page): readonly MatchRecord[] {
  return [...page.records.values()]
    .filter(({ index }) => index < until(page))
    .toSorted((a, b) => a.index - b.index);
}

function firstFree(taken: ReadonlySet<number>): number {
  let index = 0;
  while (taken.has(index)) index++;
  return index;
}
