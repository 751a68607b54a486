import {
  type AnyGame,
  createMatch,
  type LogEntry,
  type LogStep,
  type Match,
  runOwnLog,
  type Setup,
} from '@atoll/engine';
import type { HistoryStep } from '@atoll/protocol';
import { entriesByBots } from '../by-bot.ts';
import { Turns } from '../turns.ts';
import type { AcceptedStep } from '../match-listener.ts';
import type { SeatRecord, StoredEntry } from '../../store/match-store.ts';

export interface StepHistoryParts {
  readonly game: AnyGame;
  readonly setup: () => Setup<unknown>;
  readonly readLog: () => Promise<readonly StoredEntry[]>;
  /** The seats at the table; without them no step is marked as a bot's for a person. */
  readonly seats?: () => readonly Pick<SeatRecord, 'kind'>[];
  readonly turns?: Turns;
}

/** Steps without a request during so many actions are forgotten. */
const KEPT = 30;

/** The data of a step, live or read from a log. */
type TakenStep = Pick<
  AcceptedStep,
  'seq' | 'seat' | 'at' | 'events' | 'sealed' | 'undone' | 'byBot'
>;

/** The steps of a log after entry `after` that still count. */
export class StepList {
  readonly after: number;
  #steps: HistoryStep[] = [];
  /** The first entry that was undone before these steps, or Infinity. */
  #reachedBack = Infinity;

  constructor(after: number) {
    this.after = after;
  }

  /** The steps from log entry `from` on, which lies after `after`. */
  since(from: number): readonly HistoryStep[] {
    let first = this.#steps.length;
    while (first > 0 && (this.#steps[first - 1] as HistoryStep).seq >= from) first--;
    return this.#steps.slice(first);
  }

  take({ seq, seat, at, events, sealed, undone, byBot }: TakenStep): void {
    if (undone > 0) this.#drop(undone);
    if (undone === 0) this.#steps.push({ seq, seat, at, events, sealed, ...(byBot && { byBot }) });
    else if (sealed) this.#steps.push({ seq, seat, at, events, sealed, undone });
  }

  /** Forgets the undone steps. */
  #drop(undone: number): void {
    while (this.#steps.length > 0 && (this.#steps.at(-1) as HistoryStep).seq >= undone)
      this.#steps.pop();
    if (undone <= this.after) this.#reachedBack = Math.min(this.#reachedBack, undone);
  }

  /** A checkpoint that was written with an action counts with it. */
  read(
    { entry, events, sealed, undone }: LogStep<unknown, unknown, unknown>,
    byBots: ReadonlySet<number>,
  ): void {
    const last = this.#steps.at(-1);
    const mark = byBots.has(entry.seq) ? { byBot: true as const } : {};
    if (entry.type !== 'check') this.take({ ...entry, events, sealed, undone, ...mark });
    else if (last?.seq === entry.seq - 1) this.#steps.splice(-1, 1, { ...last, seq: entry.seq });
  }

  /** Both lists together, where `head` ends at the entry after which this one begins. */
  behind(head: StepList): StepList {
    const whole = new StepList(head.after);
    whole.#steps = [...head.#steps.filter(({ seq }) => seq < this.#reachedBack), ...this.#steps];
    return whole;
  }
}

export interface LogRun {
  readonly log: Iterable<LogEntry<unknown>>;
  /** The entries that bots decided for people. */
  readonly byBots?: ReadonlySet<number>;
  /** Called with every entry in turn. */
  readonly onStep?: (step: LogStep<unknown, unknown, unknown>) => void;
  readonly turns?: Turns | undefined;
}

/**
 * Runs through a log that this server wrote under the same rules, starting from the match before
 * its first entry; other work gets its turn in between. `onStep` must not keep the match of a step,
 * whose state the next step may change.
 */
export async function runThrough(
  game: AnyGame,
  begin: Match<unknown>,
  { log, byBots = new Set(), onStep, turns = new Turns() }: LogRun,
): Promise<{ readonly match: Match<unknown>; readonly steps: StepList }> {
  const steps = new StepList(begin.seq);
  let match = begin;
  for (const step of runOwnLog(game, begin, log, { states: 'passing' })) {
    match = step.match;
    steps.read(step, byBots);
    onStep?.(step);
    await turns.piece();
  }
  return { match, steps };
}

/**
 * The steps of a match so far, with all of their events: not yet filtered for any viewer. It takes
 * over the steps found when the match was restored, and follows new ones. Earlier steps are read
 * from the log on request, so that no entry is run through twice.
 */
export class StepHistory {
  readonly #parts: StepHistoryParts;
  #steps: StepList | undefined;
  #reading: Promise<void> | undefined;
  #unasked = 0;

  constructor(parts: StepHistoryParts, known?: StepList) {
    this.#parts = parts;
    this.#steps = known;
  }

  /**
   * The steps up to now that still count, from log entry `from` on; `seq` is the length of the log.
   */
  async since(from: number, seq: number): Promise<readonly HistoryStep[]> {
    this.#unasked = 0;
    this.#steps ??= new StepList(seq);
    if (from <= this.#steps.after) await (this.#reading ??= this.#readBefore(this.#steps.after));
    return this.#steps.since(from);
  }

  /** How many entries must be run through to answer the steps from log entry `from` on. */
  entriesFor(from: number, seq: number): number {
    const after = this.#steps?.after ?? seq;
    return from <= after && !this.#reading ? after : 0;
  }

  /** Takes in a step. */
  follow(step: AcceptedStep): void {
    if (++this.#unasked > KEPT && !this.#reading) this.#steps = undefined;
    this.#steps?.take(step);
  }

  async #readBefore(after: number): Promise<void> {
    const { game, setup, readLog, seats, turns } = this.#parts;
    try {
      const stored = await readLog();
      const log = stored.map(({ entry }) => entry).filter(({ seq }) => seq <= after);
      const byBots = entriesByBots(stored, seats?.() ?? []);
      const { steps } = await runThrough(game, createMatch(game, setup()), { log, byBots, turns });
      this.#steps = this.#steps?.behind(steps);
    } finally {
      this.#reading = undefined;
    }
  }
}
