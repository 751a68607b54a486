import {
  type AnyGame,
  createMatch,
  type LogEntry,
  type Match,
  runLog,
  type Setup,
} from '@atoll/engine';
import { MOST_MOMENTS } from '@atoll/protocol';
import type { Turns } from './turns.ts';
import type { StoredEntry } from '../store/match-store.ts';

/** A match is kept after about every so many entries, as a place to begin at. */
const MARK_EVERY = 50;
/** The newest moments that are told at a time lie in about so many entries. */
const STRETCH = 2 * MOST_MOMENTS;
/** So many stretches of the past are kept as they were told last. */
const KEPT = 4;
/** After so many actions during which nobody asked, all of it is forgotten. */
const UNASKED = 200;

export interface PastMatchesParts {
  readonly game: AnyGame;
  readonly setup: () => Setup<unknown>;
  /** The entries of the log behind an entry. */
  readonly readLog: (after: number) => Promise<readonly StoredEntry[]>;
  readonly turns: Turns;
}

/** How a match stood after an entry of its log, as all may know it. */
export interface PastMatch {
  readonly seq: number;
  readonly state: unknown;
  readonly view: unknown;
}

/** A stretch of a log, with matches to begin at. */
interface Known {
  readonly log: readonly LogEntry<unknown>[];
  /** Oldest first; the first is the beginning. */
  readonly marks: readonly Match<unknown>[];
}

const NOTHING_KNOWN: Known = { log: [], marks: [] };

/**
 * How a match stood before, worked out once for all who ask: the log is read and run through as far
 * as it is not yet, and what was asked last is remembered.
 */
export class PastMatches {
  readonly #parts: PastMatchesParts;
  readonly #told = new Map<string, Promise<readonly PastMatch[]>>();
  #known = NOTHING_KNOWN;
  #growing: Promise<void> | undefined;
  #unasked = 0;

  constructor(parts: PastMatchesParts) {
    this.#parts = parts;
  }

  /**
   * How many entries have to be run through at most to tell of some before this one; nothing where
   * another who asked has begun that.
   */
  entriesBefore(before: number, length: number): number {
    const unknown = this.#growing ? 0 : Math.max(0, length - this.#known.log.length);
    return unknown + Math.min(before, MARK_EVERY + STRETCH);
  }

  /** The match after each of these entries, in order; 0 is the beginning. */
  async at(wanted: readonly number[], length: number): Promise<readonly PastMatch[]> {
    this.#unasked = 0;
    const key = keyOf(wanted);
    const found = this.#told.get(key) ?? this.#read(wanted, length);
    this.#told.delete(key);
    this.#told.set(key, found);
    found.catch(() => this.#told.delete(key));
    const [oldest] = this.#told.keys();
    if (this.#told.size > KEPT && oldest !== undefined) this.#told.delete(oldest);
    return found;
  }

  /** Something happened in the match. */
  followed(): void {
    if (++this.#unasked <= UNASKED || this.#growing) return;
    this.#known = NOTHING_KNOWN;
    this.#told.clear();
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
    const told: PastMatch[] = [];
    const tell = ({ seq, state }: Match<unknown>): void => {
      if (among.has(seq)) told.push({ seq, state, view: game.publicView(state) });
    };
    const begin = marks.findLast(({ seq }) => seq <= first)!;
    tell(begin);
    const steps = runLog(game, begin, log.slice(begin.seq, last));
    for (let step = steps.next(); !step.done; step = steps.next()) {
      tell(step.value.match);
      await turns.piece();
    }
    return told;
  }

  /** Reads what came to the log since, and runs through it. */
  async #grow(): Promise<void> {
    const { game, setup, readLog, turns } = this.#parts;
    const { log, marks } = this.#known;
    const more = (await readLog(log.length)).map(({ entry }) => entry);
    const grown = [...marks];
    const last = grown.at(-1) ?? createMatch(game, setup());
    if (grown.length === 0) grown.push(last);
    const whole = [...log, ...more];
    for (const { match } of runLog(game, last, whole.slice(last.seq))) {
      if (match.seq % MARK_EVERY === 0) grown.push(match);
      await turns.piece();
    }
    this.#known = { log: whole, marks: grown };
  }
}

const keyOf = (wanted: readonly number[]): string => wanted.join();
