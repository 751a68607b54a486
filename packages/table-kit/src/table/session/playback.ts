import type { StepMessage } from '@atoll/protocol';
import type { AnimationSpeed } from '../../settings/settings.ts';
import type { TableSession } from './table-session.ts';
import type { TableState } from './table-state.ts';

/** How long one step stays on screen before the next is shown, in ms at ordinary speed. */
export const BEAT = 320;
/**
 * The longest wait for a table on which answers count, in ms: beyond it, the table jumps to the
 * last step.
 */
const LONGEST_WAIT_MS = 1200;

export interface Shown<V = unknown, P = unknown, A = unknown, E = unknown> {
  readonly state: TableState<V, P, A, E>;
  /** The table is up to date, so that answers count. */
  readonly live: boolean;
  /**
   * How the moment came to be shown: played in its turn, or jumped to over skipped steps or by a
   * person's haste, so that nothing of it is to be played.
   */
  readonly came: 'played' | 'jumped';
}

export interface Playback<V = unknown, P = unknown, A = unknown, E = unknown> {
  /** The moment to draw. */
  readonly shown: () => Shown<V, P, A, E>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Drops the steps that are still to be played. */
  readonly settle: () => void;
  /** Begins to listen; the returned function stops. */
  readonly start: () => () => void;
}

/**
 * How long the table stays as it is after its last step, in ms at ordinary speed; never so long
 * that people wait for it.
 */
export type Beat<E = unknown> = (state: TableState<unknown, unknown, unknown, E>) => number;

/**
 * Shows the steps of a table one after the other, each for a beat, then settles on the current
 * table.
 */
export function createPlayback<V, P, A, E>(
  session: TableSession<V, P, A, E>,
  speed: () => AnimationSpeed,
  beatOf: Beat<E> = () => BEAT,
): Playback<V, P, A, E> {
  let shown: Shown<V, P, A, E> = { state: session.getState(), live: true, came: 'played' };
  let queue: TableState<V, P, A, E>[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let until = 0;
  const listeners = new Set<() => void>();
  const beatOn = (state: TableState<V, P, A, E>): number => beatOf(state) / (speed() || 1);

  const show = (state: TableState<V, P, A, E>, came: Shown['came'] = 'played'): void => {
    const live = queue.length === 0;
    if (shown.state === state && shown.live === live) return;
    shown = { state, live, came };
    listeners.forEach((listener) => listener());
  };
  const beat = (): void => {
    timer = undefined;
    const next = queue.shift();
    if (next === undefined) return show(session.getState());
    show(queue.length === 0 ? session.getState() : next);
    const ms = beatOn(next);
    until = Date.now() + ms;
    timer = setTimeout(beat, ms);
  };
  /** How long until the last step is shown. */
  const wait = (): number => {
    const first = timer === undefined ? 0 : until - Date.now();
    return queue.slice(0, -1).reduce((sum, state) => sum + beatOn(state), first);
  };
  const settle = (): void => {
    clearTimeout(timer);
    timer = undefined;
    queue = [];
    show(session.getState(), 'jumped');
  };
  const hidden = (): boolean => typeof document !== 'undefined' && document.hidden;

  const onStep = ({ seat }: Pick<StepMessage, 'seat'>): void => {
    // an own action is not held up by anything that is still shown
    if (session.queue?.isOpen() === true && seat === session.getState().seat) {
      clearTimeout(timer);
      timer = undefined;
      queue = [];
      return show(session.getState());
    }
    queue.push(session.getState());
    if (speed() === 0 || hidden() || wait() > LONGEST_WAIT_MS) settle();
    else if (timer === undefined) beat();
  };
  const onState = (): void => {
    if (timer === undefined && queue.length === 0) show(session.getState());
    else if (session.getState().snapshot === undefined) settle();
  };
  return {
    shown: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settle,
    start: () => {
      const ends = [session.onStep(onStep), session.subscribe(onState)];
      settle();
      return () => {
        clearTimeout(timer);
        timer = undefined;
        ends.forEach((end) => end());
      };
    },
  };
}
