import {
  type AnyGame,
  createMatch,
  type LogEntry,
  type Match,
  runOwnLog,
  type Setup,
} from '@atoll/engine';
import { MOST_MOMENTS } from '@atoll/protocol';
import type { Turns } from '../turns.ts';
import type { StoredEntry } from '../../store/match-store.ts';

/** A match is kept about every so many entries, as a start for later runs. */
const MARK_EVERY = 50;
/** The newest moments of one answer lie in about so many entries. */
const STRETCH = 2 * MOST_MOMENTS;
/** So many of the latest answers are cached. */
const KEPT = 4;
/** After so many actions without a request the cache is dropped. */
const UNASKED = 200;

export interface PastMatchesParts {
  readonly game: AnyGame;
  readonly setup: () => Setup<unknown>;
  /** The log entries after the given one. */
  readonly readLog: (after: number) => Promise<readonly StoredEntry[]>;
  readonly turns: Turns;
}

/** A match after an entry of its log, with its public view. */
export interface PastMatch {
  readonly seq: number;
  readonly state: unknown;
  readonly view: unknown;
}

/** A stretch of a log, with matches from which a run can start. */
interface Known {
  readonly log: readonly LogEntry<unknown>[];
  /** Oldest first; the first is the beginning. */
  readonly marks: readonly Match<unknown>[];
}

const NOTHING_KNOWN: Known = { log: [], marks: [] };

/**
 * Earlier positions of a match, computed once for all viewers: the log is read and run through only
 * as far as it has not been, and the latest answers are cached.
 */
export class PastMatches {
  readonly #parts: PastMatchesParts;
  readonly #cached = new Map<string, Promise<readonly PastMatch[]>>();
  #known = NOTHING_KNOWN;
  #growing: Promise<void> | undefined;
  #unasked = 0;

  constructor(parts: PastMatchesParts) {
    this.#parts = parts;
  }

  /**
   * The most entries that must be run through to answer for entries before `before`; entries that a
   * running request already reads count as none.
   */
  entriesBefore(before: number, length: number): number {
    const unknown = this.#growing ? 0 : Math.max(0, length - this.#known.log.length);
    return unknown + Math.min(before, MARK_EVERY + STRETCH);
  }

  /** The match after each of these entries, in order; 0 is the beginning. */
  async at(wanted: readonly number[], length: number): Promise<readonly PastMatch[]> {
    this.#unasked = 0;
    const key = keyOf(wanted);
    const found = this.#cached.get(key) ?? this.#read(wanted, length);
    this.#cached.delete(key);
    this.#cached.set(key, found);
    found.catch(() => this.#cached.delete(key));
    const [oldest] = this.#cached.keys();
    if (this.#cached.size > KEPT && oldest !== undefined) this.#cached.delete(oldest);
    return found;
  }

  /** Counts a new step, and drops the cache when it has gone unused for too long. */
  followed(): void {
    if (++this.#unasked <= UNASKED || this.#growing) return;
    this.#known = NOTHING_KNOWN;
    this.#cached.clear();
  }

  async #read(wanted: readonly number[], length: number): Promise<readonly PastMatch[]> {
    const { game, turns } = this.#parts;
    const [first = 0, last = 0] = [wanted[0], wanted.at(-1)];
    while (this.#known.marks.length === 0 || this.#known.log.length < Math.min(last, length)) {
      this.#growing ??= this.#grow().finally(() => (this.#growing = undefined));
      await this.#growing;
    }
    const { log, marks } = this.#known;
    const among = new Set(wanted);
    const found: PastMatch[] = [];
    const keep = ({ seq, state }: Match<unknown>): void => {
      if (among.has(seq)) found.push({ seq, state, view: game.publicView(state) });
    };
    const begin = marks.findLast(({ seq }) => seq <= first)!;
    keep(begin);
    const steps = runOwnLog(game, begin, log.slice(begin.seq, last));
    for (let step = steps.next(); !step.done; step = steps.next()) {
      keep(step.value.match);
      await turns.piece();
    }
    return found;
  }

  /** Reads the new entries of the log, and runs through them. */
  async #grow(): Promise<void> {
    const { game, setup, readLog, turns } = this.#parts;
    const { log, marks } = this.#known;
    const more = (await readLog(log.length)).map(({ entry }) => entry);
    const grown = [...marks];
    const last = grown.at(-1) ?? createMatch(game, setup());
    if (grown.length === 0) grown.push(last);
    const whole = [...log, ...more];
    for (const { match } of runOwnLog(game, last, whole.slice(last.seq))) {
      if (match.seq % MARK_EVERY === 0) grown.push(match);
      await turns.piece();
    }
    this.#known = { log: whole, marks: grown };
  }
}

const keyOf = (wanted: readonly number[]): string => wanted.join();
