import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Shortest interval between two moves of the mark, in ms. */
const INTERVAL = 1_000;

/**
 * The number of commits of a database, in a file beside it: a database with fewer commits than its
 * mark has lost some. The mark never runs ahead of the database, and lags by a second at most.
 */
export class CommitMark {
  readonly #file: string;
  readonly #count: () => number;
  #timer: NodeJS.Timeout | undefined;
  #movedAt = -Infinity;

  /** `count` returns how many commits the database holds. */
  constructor(file: string, count: () => number) {
    this.#file = file;
    this.#count = count;
  }

  /** 0 without a readable mark. */
  static read(file: string): number {
    try {
      const count = Number(readFileSync(file, 'utf8'));
      return Number.isSafeInteger(count) ? count : 0;
    } catch {
      return 0;
    }
  }

  /** Call after each commit. */
  committed(): void {
    const due = this.#movedAt + INTERVAL - performance.now();
    if (due <= 0) return this.#move();
    this.#timer ??= setTimeout(() => this.#move(), due).unref();
  }

  close(): void {
    this.#move();
  }

  /** A mark that cannot be moved, as on a full disk, stays where it is. */
  #move(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#movedAt = performance.now();
    const draft = `${this.#file}.${process.pid}`;
    try {
      writeFileSync(draft, String(this.#count()), { mode: 0o600 });
      if (CommitMark.read(draft) > 0) renameSync(draft, this.#file);
    } catch {
      return;
    }
  }
}

export const markFile = (folder: string): string => path.join(folder, 'atoll.mark');
