import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { hashState } from '@atoll/engine';
import type { Answer } from '@atoll/protocol';
import { colyseusTransport } from '../../packages/client/src/net/link/colyseus-transport.ts';
import { LiveSession } from '../../packages/client/src/net/live-session.ts';
import type { TableState } from '../../packages/table-kit/src/table/session/table-state.ts';
import type { SentAction } from '@atoll/test-client/audit';
import { Waiting } from '@atoll/test-client/waiting';
import type { Random } from '@atoll/test-client/random';
import { type Failure, noting } from './failures.ts';
import type { Gate } from './gate.ts';

/** The right to a seat. */
export interface Grant {
  readonly matchId: string;
  readonly token: string;
}

/** How long until a person could go on after a fault. */
export interface Recovery {
  readonly ms: number;
  /** Whether what was accepted had been sent before the fault, and had no answer. */
  readonly resent: boolean;
}

/** How a player acts. */
export interface PlayStyle {
  readonly random: Random;
  /** The longest pause between two actions, in ms. */
  readonly pause: number;
  readonly gate: Gate;
  /** Ends it. */
  readonly signal: AbortSignal;
}

/**
 * A person at a table, through the very client that runs in browsers, who remembers everything that
 * was said.
 */
export class Player {
  readonly matchId: string;
  readonly token: string;
  readonly sentActions: SentAction[] = [];
  /** What was shown at each length of the log, as a hash of the view. */
  readonly seen = new Map<number, string>();
  readonly recoveries: Recovery[] = [];
  /** Contradictions between two pictures of the same moment. */
  readonly clashes: string[] = [];
  /** Actions that were answered in two ways. */
  readonly contradictions: string[] = [];
  /** What went wrong with the newest tries to reach the table, and how its connections ended. */
  readonly failures: Failure[] = [];
  readonly #table: LiveSession;
  #nextId = '';
  #shown: unknown;
  #open: SentAction | undefined;
  #fault: { readonly at: number; readonly open: SentAction | undefined; lost: boolean } | undefined;
  readonly #waiting = new Waiting(() => {
    const newest = this.failures.slice(-5).map(({ what }) => what);
    return [`${this.state.status} at ${this.state.snapshot?.seq}`, ...newest].join('\n');
  });

  constructor(address: string, { matchId, token }: Grant) {
    this.matchId = matchId;
    this.token = token;
    const transport = noting(colyseusTransport(address), this.failures);
    this.#table = new LiveSession({ transport, matchId, token, newId: () => this.#nextId });
    this.#table.subscribe(() => this.#look());
    this.#table.open();
  }

  get state(): TableState {
    return this.#table.getState();
  }

  get table(): LiveSession {
    return this.#table;
  }

  /** Whether everything that was asked has its answer. */
  get settled(): boolean {
    return this.#open === undefined && !this.state.busy;
  }

  get over(): boolean {
    return this.state.snapshot?.phase === 'over';
  }

  /** Resolves once `holds` holds, or rejects after minutes. */
  until(holds: () => boolean): Promise<void> {
    return this.#waiting.until(holds);
  }

  act(action: unknown): Promise<Answer> {
    return this.#note(action, () => this.#table.submit(action));
  }

  /**
   * Sends the newest action again, like a client that missed the answer: it must be the same.
   */
  async repeat(): Promise<void> {
    const last = this.sentActions.at(-1);
    if (!last?.answer?.ok) return;
    this.#nextId = last.id;
    const answer = await (last.action === undefined
      ? this.#table.undo()
      : this.#table.submit(last.action));
    if (
      hashState(answer) !== hashState(last.answer) &&
      !(answer.ok === false && answer.reasons.some(({ code }) => code === 'left'))
    )
      this.contradictions.push(
        `${this.matchId}: ${last.id} was answered ${JSON.stringify(last.answer)}, then ${JSON.stringify(answer)}`,
      );
  }

  undo(): Promise<Answer> {
    return this.#note(undefined, () => this.#table.undo());
  }

  /** Acts whenever an action is asked for, until the match is over or nobody wants it any more. */
  async play({ random, pause, signal, gate }: PlayStyle): Promise<void> {
    const stop = (): void => this.#waiting.wake();
    signal.addEventListener('abort', stop);
    const asked = (): boolean => this.state.status === 'live' && this.state.prompt.legal.length > 0;
    while (!signal.aborted && !this.over) {
      await this.until(() => signal.aborted || this.over || asked());
      await gate.pass();
      if (!asked()) continue;
      const { legal, undoable } = this.state.prompt;
      await (undoable.length > 0 && random.once(10) ? this.undo() : this.act(random.pick(legal)));
      await gate.pass();
      if (random.once(10)) await this.repeat();
      await wait(random.between(0, pause));
    }
    signal.removeEventListener('abort', stop);
  }

  /** To be called at a fault: from now on counts the time until something is accepted again. */
  faultBegan(): void {
    this.#fault = { at: performance.now(), open: this.#open, lost: false };
  }

  leave(): void {
    this.#table.leave();
  }

  async #note(action: unknown, send: () => Promise<Answer>): Promise<Answer> {
    const sentAction: SentAction = {
      id: randomUUID(),
      kind: action === undefined ? 'undo' : 'action',
      seat: this.state.seat,
      action,
      answer: undefined,
    };
    this.sentActions.push(sentAction);
    this.#open = sentAction;
    this.#nextId = sentAction.id;
    const answer = await send();
    sentAction.answer = answer;
    this.#open = undefined;
    if (answer.ok) this.#recovered(sentAction);
    this.#waiting.wake();
    return answer;
  }

  /** What the old server still answered is no recovery. */
  #recovered(sentAction: SentAction): void {
    const fault = this.#fault;
    if (!fault?.lost) return;
    this.recoveries.push({ ms: performance.now() - fault.at, resent: sentAction === fault.open });
    this.#fault = undefined;
  }

  #look(): void {
    const { snapshot, status } = this.state;
    if (status !== 'live' && this.#fault) this.#fault.lost = true;
    if (snapshot?.view !== undefined && snapshot !== this.#shown) {
      this.#shown = snapshot;
      const hash = hashState(snapshot.view);
      const before = this.seen.get(snapshot.seq);
      if (before !== undefined && before !== hash)
        this.clashes.push(`${this.matchId} was shown in two ways at ${snapshot.seq}`);
      this.seen.set(snapshot.seq, hash);
    }
    this.#waiting.wake();
  }
}
