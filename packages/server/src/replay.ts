import { setImmediate as turnOfOthers } from 'node:timers/promises';
import { type AnyGame, effectiveEntries, type LogEntry, type Setup } from '@atoll/engine';
import type { HistoryStep } from '@atoll/protocol';
import type { AcceptedStep } from './audience.ts';
import type { StoredEntry } from './store/match-store.ts';

export interface ReplayParts {
  readonly game: AnyGame;
  readonly setup: () => Setup<unknown>;
  readonly readLog: () => Promise<readonly StoredEntry[]>;
}

/** How many entries are replayed until others get their turn; some milliseconds. */
const SLICE = 100;
/** Steps that nobody asked for during so many decisions are forgotten. */
const KEPT = 200;

/**
 * What happened in a match so far, with all of its events: not yet fit for any viewer. It is replayed from the log when somebody
 * asks, and from then on follows what happens.
 */
export class Replay {
  readonly #parts: ReplayParts;
  #steps: HistoryStep[] = [];
  /** The length of the log up to which the steps are known or, while they are read, will be. */
  #known: Promise<void> | undefined;
  /** What happened while the log was read. */
  #meanwhile: AcceptedStep[] | undefined;
  #unasked = 0;

  constructor(parts: ReplayParts) {
    this.#parts = parts;
  }

  /** The steps up to now that still count, from log entry `from` on; `seq` is the length of the log. */
  async since(from: number, seq: number): Promise<readonly HistoryStep[]> {
    this.#unasked = 0;
    this.#known ??= this.#read(seq);
    await this.#known;
    let first = this.#steps.length;
    while (first > 0 && (this.#steps[first - 1] as HistoryStep).seq >= from) first--;
    return this.#steps.slice(first);
  }

  /** Takes in what happened. */
  follow(step: AcceptedStep): void {
    if (!this.#known) return;
    if (this.#meanwhile) this.#meanwhile.push(step);
    else if (++this.#unasked > KEPT) this.#forget();
    else this.#take(step);
  }

  #take({ seq, seat, at, events, sealed, undone }: AcceptedStep): void {
    const steps = this.#steps;
    if (undone === 0) steps.push({ seq, seat, at, events, sealed });
    else while (steps.length > 0 && (steps.at(-1) as HistoryStep).seq >= undone) steps.pop();
  }

  #forget(): void {
    this.#known = undefined;
    this.#steps = [];
  }

  async #read(seq: number): Promise<void> {
    const { game, setup, readLog } = this.#parts;
    this.#meanwhile = [];
    try {
      const log = await readLog();
      this.#steps = await replaySteps(game, setup(), log.map(({ entry }) => entry).filter((entry) => entry.seq <= seq));
      for (const step of this.#meanwhile) this.#take(step);
    } catch (error) {
      this.#forget();
      throw error;
    } finally {
      this.#meanwhile = undefined;
    }
  }
}

/** The decisions of a log that still count. */
export async function replaySteps(
  game: AnyGame,
  setup: Setup<unknown>,
  log: readonly LogEntry<unknown>[],
): Promise<HistoryStep[]> {
  const checks = new Set(log.filter(({ type }) => type === 'check').map(({ seq }) => seq));
  const steps: HistoryStep[] = [];
  let state = game.setup(setup);
  for (const entry of effectiveEntries(log)) {
    if (entry.type === 'check') continue;
    const step = game.apply(state, entry.seat, entry.action);
    state = step.state;
    const seq = checks.has(entry.seq + 1) ? entry.seq + 1 : entry.seq;
    const sealed = step.sealed || game.activeSeats(state).length === 0;
    steps.push({ seq, seat: entry.seat, at: entry.at, events: step.events, sealed });
    if (steps.length % SLICE === 0) await turnOfOthers();
  }
  return steps;
}
