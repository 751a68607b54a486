import { NO_PROMPT, type Answer } from '@atoll/protocol';
import type { TableSession } from './table-session.ts';
import type { TableState } from './table-state.ts';

/** This many moments of a live table are kept, each of about 20 KiB. */
const MOST = 250;

/** A live table that can also show its earlier moments, while the match goes on. */
export interface LookBack extends TableSession {
  /** How many actions the shown moment lies behind the present: 0 is the present. */
  readonly behind: () => number;
  /**
   * How far the person can look back: to the moment at which this page first saw the match, or to
   * the earliest one it received.
   */
  readonly farthest: () => number;
  /** Shows the table as it stood so many actions ago; at most `farthest`. */
  readonly lookAt: (behind: number) => void;
  /** The length of the log at the farthest moment. */
  readonly first: () => number;
  /** How many actions the moment with this length of the log lies behind the present. */
  readonly since: (seq: number) => number;
  /** From the shown moment to the next one, played as at a live table. */
  readonly stepOn: () => void;
  /** Adds moments that this page has not seen; the ones it has seen stay as they were. */
  readonly learn: (earlier: readonly TableState[]) => void;
}

const REFUSED: Answer = { ok: false, reasons: [{ code: 'replay' }] };

const seqOf = (state: TableState | undefined): number => state?.snapshot?.seq ?? 0;

/** Only the public part of a past moment: it has no prompt. */
const over = (state: TableState): TableState => ({
  ...state,
  prompt: { ...NO_PROMPT, question: state.prompt.question },
  busy: false,
  past: true,
});

/**
 * Remembers every moment of a live table that this page has seen. A shown moment stays as it is
 * while others act, and so the distance to the present grows. Undone moments are forgotten.
 */
export function lookBack(live: TableSession): LookBack {
  const listeners = new Set<() => void>();
  const followers = new Set<Parameters<TableSession['onStep']>[0]>();
  const moments: TableState[] = [];
  /** The shown past moment; undefined for the present. */
  let shown: TableState | undefined;
  let stops: readonly (() => void)[] = [];

  const behind = (): number =>
    shown === undefined ? 0 : moments.length - 1 - moments.findIndex((one) => one === shown);
  const publish = (): void => listeners.forEach((listen) => listen());

  function remember(): void {
    const now = live.getState();
    const last = moments.at(-1)?.snapshot;
    if (now.status !== 'live' || now.snapshot === undefined || now.snapshot.phase === 'waiting')
      return;
    if (last?.seq === now.snapshot.seq) moments.pop();
    moments.push(over(now));
    while (moments.length > MOST && moments[0] !== shown) moments.shift();
  }

  function follow(): void {
    remember();
    stops = [
      live.subscribe(() => {
        remember();
        publish();
      }),
      live.onStep((step) => {
        if (step.undone > 0) forget(step.undone);
        if (shown === undefined) followers.forEach((tell) => tell(step));
      }),
    ];
  }

  /** The moments from this log entry on never counted; the newest moment is without them. */
  function forget(undone: number): void {
    const newest = moments.length - 1;
    const first = moments.findIndex(({ snapshot }) => (snapshot?.seq ?? 0) >= undone);
    const gone = first < 0 ? [] : moments.splice(first, newest - first);
    if (shown === undefined || !gone.includes(shown)) return;
    shown = undefined;
    publish();
  }

  function turnTo(actions: number): void {
    const index = moments.length - 1 - Math.max(0, Math.min(moments.length - 1, actions));
    shown = index === moments.length - 1 ? undefined : moments[index];
  }

  function stepOn(): void {
    if (shown === undefined) return;
    const after = seqOf(shown);
    turnTo(behind() - 1);
    const { steps, snapshot, prompt } = shown ?? live.getState();
    const step = steps.findLast(({ seq }) => seq <= (snapshot?.seq ?? 0));
    if (step) followers.forEach((tell) => tell({ undone: 0, ...step, after, id: '', prompt }));
    publish();
  }

  function learn(earlier: readonly TableState[]): void {
    const known = new Set(moments.map(seqOf));
    moments.push(...earlier.filter((one) => !known.has(seqOf(one))).map(over));
    moments.sort((a, b) => seqOf(a) - seqOf(b));
    publish();
  }

  return {
    behind,
    farthest: () => Math.max(0, moments.length - 1),
    first: () => seqOf(moments[0]),
    since: (seq) => moments.filter((one) => seqOf(one) > seq).length,
    lookAt: (actions) => {
      turnTo(actions);
      publish();
    },
    stepOn,
    learn,
    getState: () => shown ?? live.getState(),
    subscribe: (listener) => {
      if (listeners.size === 0) follow();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stops.forEach((stop) => stop());
        stops = [];
      };
    },
    onStep: (listener) => {
      followers.add(listener);
      return () => followers.delete(listener);
    },
    submit: (action) => (shown === undefined ? live.submit(action) : Promise.resolve(REFUSED)),
    undo: (from) => (shown === undefined ? live.undo(from) : Promise.resolve(REFUSED)),
    composing: (what) => live.composing?.(what),
  };
}
