import type { Seat } from '@atoll/engine';
import { NO_PROMPT, type Answer, type HistoryStep } from '@atoll/protocol';
import type { ReplayFrames } from './replay-frames.ts';
import type { TableSnapshot, TableState } from './table-state.ts';
import type { TableSession } from './table-session.ts';
import type { Timeline } from './timeline.ts';
import type { Viewpoint } from './viewpoint.ts';

/** A look back at a finished match: a table that stands at any chosen position. */
export interface ReplaySession extends TableSession {
  /** The decisions that count; positions reach from 0, before the first of them, to this. */
  readonly length: number;
  /** Every one of them, oldest first, as the viewer may know it. */
  readonly steps: () => readonly HistoryStep[];
  readonly timeline: Timeline;
  readonly position: () => number;
  /** The public table at a position between 0 and `length`. */
  readonly snapshotAt: (position: number) => TableSnapshot;
  /** Moves to a position at once; one that does not exist counts as the nearest. */
  readonly goTo: (position: number) => void;
  /** Takes one step as at a live table, so that it is shown how it happens. False at the end. */
  readonly forward: () => boolean;
  /** Whether there are hands to be opened. */
  readonly hides: boolean;
  readonly viewpoint: () => Viewpoint;
  /** Changes the viewpoint; 'open' in a game without hidden hands counts as -1. */
  readonly lookFrom: (from: Viewpoint) => void;
  /**
   * The current position, with all that this seat cannot know drawn anew from `seed`; undefined
   * where the match is over.
   */
  readonly redealt: (seat: Seat, seed: string) => unknown;
}

const REFUSED: Answer = { ok: false, reasons: [{ code: 'replay' }] };

/**
 * The replay of a finished match. After its end nothing is hidden: the viewpoint may be any seat.
 */
export function createReplaySession(frames: ReplayFrames): ReplaySession {
  const listeners = new Set<() => void>();
  const followers = new Set<Parameters<TableSession['onStep']>[0]>();
  const { length, timeline } = frames;
  let at = 0;
  let viewpoint: Viewpoint = -1;
  let steps = frames.steps(viewpoint);
  const hides = frames.hands(0) !== undefined;
  let state = table();

  function table(): TableState {
    const seat = viewpoint === 'open' ? -1 : viewpoint;
    const hands = viewpoint === 'open' ? frames.hands(at) : undefined;
    return {
      status: 'live',
      snapshot: frames.snapshot(at),
      seat,
      host: false,
      code: '',
      longCode: '',
      prompt: { ...NO_PROMPT, question: at },
      privateView: frames.privateView(at, seat),
      steps: steps.slice(0, at),
      busy: false,
      past: true,
      ...(hands && { hands }),
    };
  }

  const publish = (): void => {
    state = table();
    listeners.forEach((listen) => listen());
  };

  return {
    length,
    timeline,
    steps: () => steps,
    position: () => at,
    snapshotAt: frames.snapshot,
    goTo: (position) => {
      const next = Math.min(length, Math.max(0, Math.round(position)));
      if (next === at) return;
      at = next;
      publish();
    },
    forward: () => {
      const step = steps[at];
      if (step === undefined) return false;
      const after = frames.snapshot(at).seq;
      at++;
      state = table();
      followers.forEach((follow) =>
        follow({ undone: 0, ...step, after, id: '', prompt: state.prompt }),
      );
      listeners.forEach((listen) => listen());
      return true;
    },
    hides,
    viewpoint: () => viewpoint,
    lookFrom: (wanted) => {
      const from = wanted === 'open' && !hides ? -1 : wanted;
      if (from === viewpoint) return;
      viewpoint = from;
      steps = frames.steps(from);
      publish();
    },
    redealt: (own, seed) => frames.redealt(at, { seat: own, seed }),
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onStep: (listener) => {
      followers.add(listener);
      return () => followers.delete(listener);
    },
    submit: () => Promise.resolve(REFUSED),
    undo: () => Promise.resolve(REFUSED),
  };
}
