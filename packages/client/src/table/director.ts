import type { AnimationSpeed, TableConnection, TableState } from '../table-host.ts';

/** How long one step stays on screen before the next is shown, in ms at ordinary speed. */
export const BEAT = 320;
/** More steps than this in waiting are not played: the table jumps to the last. */
const BACKLOG = 3;

export interface Director {
  /** What is to be drawn; `live` says that it is the table as it stands, so that answers count. */
  readonly shown: () => { readonly state: TableState; readonly live: boolean };
  readonly subscribe: (listener: () => void) => () => void;
  /** Drops what is still to be played. */
  readonly settle: () => void;
  /** Begins to listen; the returned function ends it. */
  readonly start: () => () => void;
}

/** How long the table stays as it is after its last step, in ms at ordinary speed; never so long that people would wait for it. */
export type Beat = (state: TableState) => number;

/** Shows the steps of a table one after the other, each for a beat, then settles on the table as it stands. */
export function createDirector(connection: TableConnection, speed: () => AnimationSpeed, beatOf: Beat = () => BEAT): Director {
  let shown = { state: connection.getState(), live: true };
  let queue: TableState[] = [], timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const show = (state: TableState): void => {
    const live = queue.length === 0;
    if (shown.state === state && shown.live === live) return;
    shown = { state, live };
    listeners.forEach((listener) => listener());
  };
  const beat = (): void => {
    timer = undefined;
    const next = queue.shift();
    if (next === undefined) return show(connection.getState());
    show(queue.length === 0 ? connection.getState() : next);
    timer = setTimeout(beat, beatOf(next) / (speed() || 1));
  };
  const settle = (): void => {
    clearTimeout(timer);
    timer = undefined;
    queue = [];
    show(connection.getState());
  };
  const hidden = (): boolean => typeof document !== 'undefined' && document.hidden;

  const onStep = (): void => {
    queue.push(connection.getState());
    if (speed() === 0 || hidden() || queue.length > BACKLOG) settle();
    else if (timer === undefined) beat();
  };
  const onState = (): void => {
    if (timer === undefined && queue.length === 0) show(connection.getState());
    else if (connection.getState().snapshot === undefined) settle();
  };
  return {
    shown: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settle,
    start: () => {
      const ends = [connection.onStep(onStep), connection.subscribe(onState)];
      settle();
      return () => {
        clearTimeout(timer);
        timer = undefined;
        ends.forEach((end) => end());
      };
    },
  };
}
