import type { Reason } from '@atoll/engine';
import type { Answer, StepMessage } from '@atoll/protocol';
import type { TableSession } from '../session/table-session.ts';
import type { TableState } from '../session/table-state.ts';
import type { Made } from './ahead.ts';
import {
  follow,
  positionAt,
  promptOf,
  type Followed,
  type Foresight,
  type Position,
} from './position.ts';

/** Why actions of the queue were not carried out. */
export type Stopped =
  | { readonly why: 'cleared'; readonly left: number }
  | {
      readonly why: 'refused';
      readonly made: Made;
      readonly reasons: readonly Reason[];
      /** How many actions after it were not carried out either. */
      readonly left: number;
    };

export interface Waiting {
  /** In the order in which they are carried out. */
  readonly actions: readonly Made[];
  /** How many of them are on the way to the table; 0 or 1. */
  readonly sent: number;
  /** Until the next action. */
  readonly stopped: Stopped | undefined;
}

interface Entry extends Made {
  /** The log entry that the action is to become. */
  readonly entry: number;
  readonly after: Position;
}

const NOTHING: Waiting = { actions: [], sent: 0, stopped: undefined };
const STALE: Answer = { ok: false, reasons: [{ code: 'stale' }] };
const LIVE: readonly TableState['status'][] = ['live', 'lost', 'connecting'];

/**
 * A table that is played ahead of, while no other seat acts in the round: an action is carried out
 * here by the rules at once, and waits in a queue until the table has taken all before it. What the
 * table says counts: after every step of it the queue is carried out anew. At an action that is no
 * longer possible the queue stops.
 */
export class TurnQueue implements TableSession {
  readonly #session: TableSession;
  readonly #foresight: Foresight;
  readonly #listeners = new Set<() => void>();
  readonly #followers = new Set<(step: StepMessage) => void>();
  /** The table to which the first action of the queue belongs. */
  #table: TableState;
  #entries: readonly Entry[] = [];
  #sent = 0;
  #stopped: Stopped | undefined;
  #sending = false;
  /** Own numbers: an action that the table takes does not change what is asked. */
  #question: number;
  #tableQuestion: number;
  /** The newest step that followers know. */
  #told: number;
  /** The table takes something back. */
  #undoing = false;
  #state: TableState;
  #waiting: Waiting = NOTHING;

  constructor(session: TableSession, foresight: Foresight) {
    this.#session = session;
    this.#foresight = foresight;
    this.#table = session.getState();
    this.#question = this.#table.prompt.question;
    this.#tableQuestion = this.#question;
    this.#told = this.#table.snapshot?.seq ?? 0;
    this.#state = this.#table;
  }

  /** Begins to listen to the table; the returned function stops. */
  readonly start = (): (() => void) => {
    this.#onTable();
    const ends = [this.#session.subscribe(this.#onTable), this.#session.onStep(this.#onStep)];
    return () => ends.forEach((end) => end());
  };

  readonly getState = (): TableState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly onStep = (listener: (step: StepMessage) => void): (() => void) => {
    this.#followers.add(listener);
    return () => this.#followers.delete(listener);
  };

  /** What waits, and what was left of it; a new object with every change. */
  readonly waiting = (): Waiting => this.#waiting;

  /** Takes the action into the queue. The answer says only whether it is possible here. */
  readonly submit = async (action: unknown): Promise<Answer> => {
    if (!this.queue.isOpen()) return this.#session.submit(action);
    const { seat } = this.#table;
    const before = this.#last();
    if (this.#undoing || before.legal.length === 0) return STALE;
    const after = this.#after(before, action);
    if (!after.ok) return after;
    const entry = before.match.seq + 1;
    // an answer that the table gives by itself right after a stop leaves its reason to be read
    if (this.#entries.length === 0) this.#stopped = undefined;
    this.#entries = [
      ...this.#entries,
      { action, seat, view: before.view, entry, after: after.position },
    ];
    this.#question++;
    this.#publish();
    this.#tell();
    void this.#send();
    return { ok: true, seq: entry };
  };

  /** Discards what was not sent, as far as that is enough; the rest the table takes back. */
  readonly undo = async (from?: number): Promise<Answer> => {
    const first = from ?? this.#state.prompt.turns.at(-1);
    const index = this.#entries.findIndex(({ entry }) => entry >= (first ?? Infinity));
    if (index >= 0) this.#cut(Math.max(index, this.#sent), this.#stopped);
    if (first !== undefined && index >= this.#sent) return { ok: true, seq: first };
    this.#undoing = true;
    await this.#until(() => this.#entries.length === 0);
    const answer = await this.#session.undo(first);
    this.#undoing = false;
    return answer;
  };

  readonly composing = (what: 'begin' | 'end'): void => this.#session.composing?.(what);

  readonly queue = {
    isOpen: (): boolean => this.#entries.length > 0 || this.#isAlone(this.#session.getState()),
    clear: (): boolean => {
      const left = this.#entries.length - this.#sent;
      if (left > 0) this.#cut(this.#sent, { why: 'cleared', left });
      return left > 0;
    },
  };

  /** Whether the seat of a person is asked, and nobody else will be until the round ends. */
  #isAlone({ status, past, seat, snapshot, prompt }: TableState): boolean {
    if (!LIVE.includes(status) || past || seat < 0 || snapshot?.view === undefined) return false;
    if (snapshot.phase !== 'playing' || !prompt.asked || snapshot.revert.seat >= 0) return false;
    return this.#foresight.isAlone(snapshot.view, seat);
  }

  #last(): Position {
    return this.#entries.at(-1)?.after ?? positionAt(this.#foresight.rules, this.#table);
  }

  #after(before: Position, action: unknown): Followed {
    return follow(this.#foresight, before, { action, table: this.#table });
  }

  readonly #onTable = (): void => {
    // while an action is on the way, the table may hold it already
    if (this.#sent === 0) {
      if (this.#session.getState().prompt.question !== this.#tableQuestion) this.#question++;
      this.#begin();
    }
    this.#publish();
  };

  readonly #onStep = (step: StepMessage): void => {
    if (this.#entries.length > 0 && step.undone === 0) return;
    this.#told = Math.max(this.#told, step.seq);
    this.#followers.forEach((tell) => tell(step));
  };

  /** The queue begins with the table as it is now. */
  #begin(): void {
    this.#table = this.#session.getState();
    this.#tableQuestion = this.#table.prompt.question;
    this.#carryOut();
  }

  /** Carries the queue out anew, up to an action that is not possible any more. */
  #carryOut(): void {
    const made = this.#entries;
    this.#entries = [];
    for (const [index, entry] of made.entries()) {
      const before = this.#last();
      const after = this.#after(before, entry.action);
      if (!after.ok)
        return this.#stop({ made: entry, reasons: after.reasons, left: made.length - index - 1 });
      this.#entries = [
        ...this.#entries,
        { ...entry, entry: before.match.seq + 1, after: after.position },
      ];
    }
  }

  #stop(refused: Omit<Stopped & { readonly why: 'refused' }, 'why'>): void {
    this.#stopped = { why: 'refused', ...refused };
    this.#question++;
  }

  #cut(kept: number, stopped: Stopped | undefined): void {
    this.#entries = this.#entries.slice(0, kept);
    this.#stopped = stopped;
    this.#question++;
    this.#publish();
  }

  /** Sends the actions one after the other. */
  async #send(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    for (let head = this.#entries[0]; head !== undefined; head = this.#entries[0]) {
      await this.#until(({ past }) => !past);
      if (this.#entries[0] !== head) continue;
      this.#sent = 1;
      this.#publish();
      const answer = await this.#session.submit(head.action);
      if (answer.ok) await this.#until(({ snapshot }) => (snapshot?.seq ?? 0) >= answer.seq);
      const [, ...rest] = this.#entries;
      this.#sent = 0;
      this.#entries = answer.ok ? rest : [];
      this.#begin();
      if (!answer.ok) this.#stop({ made: head, reasons: answer.reasons, left: rest.length });
      else if (!holds(this.#last().legal, this.#state.prompt.legal)) this.#question++;
      this.#publish();
      this.#tell();
    }
    this.#sending = false;
  }

  /** Waits for the table; an ended one is not waited for. */
  #until(holdsFor: (table: TableState) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        const table = this.#session.getState();
        if (!holdsFor(table) && LIVE.includes(table.status)) return;
        this.#listeners.delete(look);
        resolve();
      };
      this.#listeners.add(look);
      look();
    });
  }

  #publish(): void {
    this.#state = this.#shown(this.#session.getState());
    const { actions, sent, stopped } = this.#waiting;
    if (actions !== this.#entries || sent !== this.#sent || stopped !== this.#stopped)
      this.#waiting = { actions: this.#entries, sent: this.#sent, stopped: this.#stopped };
    this.#listeners.forEach((listener) => listener());
  }

  /** Plays the steps that followers do not know. */
  #tell(): void {
    const { steps, prompt, past } = this.#state;
    for (const step of past ? [] : steps.filter(({ seq }) => seq > this.#told)) {
      const after = this.#told;
      this.#told = step.seq;
      this.#followers.forEach((tell) => tell({ undone: 0, ...step, after, id: '', prompt }));
    }
  }

  #shown(table: TableState): TableState {
    const after = this.#entries.at(-1)?.after;
    if (table.past || table.snapshot === undefined) return table;
    if (after === undefined)
      return { ...table, prompt: { ...table.prompt, question: this.#question } };
    const { view, privateView, seq } = after;
    return {
      ...table,
      busy: false,
      snapshot: { ...table.snapshot, view, seq },
      privateView,
      prompt: { ...promptOf(after, this.#table), question: this.#question },
      steps: [...this.#table.steps, ...after.steps],
    };
  }
}

/** Whether all of some actions are among others. */
function holds(actions: readonly unknown[], some: readonly unknown[]): boolean {
  const known = new Set(actions.map((action) => JSON.stringify(action)));
  return some.length > 0 && some.every((action) => known.has(JSON.stringify(action)));
}
