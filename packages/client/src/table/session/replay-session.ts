import {
  eventsFor,
  isOver,
  knowledgeOf,
  momentsOfFile,
  privateViewOf,
  type AnyGame,
  type MatchFile,
  type Moment,
  type Seat,
  viewerOf,
} from '@atoll/engine';
import { NO_PROMPT, type Answer, type HistoryStep } from '@atoll/protocol';
import { pageSnapshot } from './page-snapshot.ts';
import type { SeatSnapshot, TableState } from './table-state.ts';
import type { TableSession } from './table-session.ts';
import { timelineOf, type Timeline } from './timeline.ts';

/** A match that is looked back at: a table that stands wherever one wants it to. */
export interface ReplaySession extends TableSession {
  /** The decisions that count; positions reach from 0, before the first of them, to this. */
  readonly length: number;
  /** Every one of them, oldest first, as the viewer may know it. */
  readonly steps: () => readonly HistoryStep[];
  readonly timeline: Timeline;
  readonly position: () => number;
  /** Stands at once at a position; one that is not there counts as the nearest. */
  readonly goTo: (position: number) => void;
  /** Takes one step as at a live table, so that it is shown how it happens. False at the end. */
  readonly forward: () => boolean;
  /** Looks from a seat, or from nowhere with -1. */
  readonly lookFrom: (seat: Seat) => void;
  /**
   * The position as it stands, with all that this seat cannot know drawn anew from `seed`;
   * undefined where the match is over.
   */
  readonly redealt: (seat: Seat, seed: string) => unknown;
}

const REFUSED: Answer = { ok: false, reasons: [{ code: 'replay' }] };

/**
 * The replay of a finished match, from its file. After the end nothing is hidden, so that one may
 * look from every seat. Throws `BrokenLog` when the rules of today do not lead through it, and
 * `InvalidInput` when they know no such options.
 */
export function createReplaySession(game: AnyGame, file: MatchFile): ReplaySession {
  const moments = momentsOfFile(game, file);
  const seats = file.seats.map(
    ({ program = false, ...seat }): SeatSnapshot => ({
      ...{ ...seat, program, connected: true, standIn: '', share: '', conceded: 0 },
    }),
  );
  const listeners = new Set<() => void>();
  const followers = new Set<Parameters<TableSession['onStep']>[0]>();
  const length = moments.length - 1;
  const timeline = timelineOf(
    game,
    moments.map(({ state }) => state),
    moments.slice(1).map(({ seat }) => seat),
  );
  let at = 0;
  let seat: Seat = -1;
  let steps = stepsFor(seat);
  let state = table();

  function stepsFor(own: Seat): readonly HistoryStep[] {
    const viewer = viewerOf(own);
    return moments
      .slice(1)
      .map(({ seq, seat: by, at: when, events, sealed, undone }) => ({
        seq,
        seat: by,
        at: when,
        events: eventsFor(game, events, viewer),
        sealed,
        ...(undone > 0 ? { undone } : {}),
      }));
  }

  function table(): TableState {
    const moment = moments[at] as Moment<unknown, unknown>;
    const { seq } = moment;
    return {
      status: 'live',
      snapshot: pageSnapshot(game, {
        state: moment.state,
        conceded: moment.conceded,
        ended: moment.ended,
        seq,
        options: file.options,
        seats,
        pace: 0,
        hints: false,
      }),
      seat,
      host: false,
      code: '',
      longCode: '',
      duty: { ...NO_PROMPT, question: at },
      privateView: privateViewOf(game, moment.state, viewerOf(seat)),
      steps: steps.slice(0, at),
      busy: false,
      past: true,
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
    goTo: (position) => {
      const next = Math.min(length, Math.max(0, Math.round(position)));
      if (next === at) return;
      at = next;
      publish();
    },
    forward: () => {
      const step = steps[at];
      if (step === undefined) return false;
      const after = (moments[at] as Moment<unknown, unknown>).seq;
      at++;
      state = table();
      followers.forEach((follow) =>
        follow({ undone: 0, ...step, after, id: '', duty: state.duty }),
      );
      listeners.forEach((listen) => listen());
      return true;
    },
    lookFrom: (from) => {
      if (from === seat) return;
      seat = from;
      steps = stepsFor(seat);
      publish();
    },
    redealt: (own, seed) => {
      const moment = moments[at] as Moment<unknown, unknown>;
      const { state: position } = moment;
      if (isOver(game, moment)) return undefined;
      return game.determinize(knowledgeOf(game, position, viewerOf(own)), own, seed);
    },
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
