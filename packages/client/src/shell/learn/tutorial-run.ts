import { InvalidInput, type AnyGame } from '@atoll/engine';
import {
  createLocalSession,
  type Decision,
  type LocalSession,
} from '@atoll/table-kit/table/session/local-session.ts';
import type { TableState } from '@atoll/table-kit/table/session/table-state.ts';
import type {
  TutorialChapter,
  TutorialState,
  TutorialStep,
} from '@atoll/table-kit/table/tutorial.ts';

/** The start of a step, as a number of decisions. */
export interface StepMark {
  readonly step: string;
  readonly at: number;
}

/** The progress of a person in a chapter. */
export interface ChapterProgress {
  readonly decisions: readonly Decision[];
  /** Every step that was shown, the newest last; the id '' stands for the end. */
  readonly marks: readonly StepMark[];
}

/** A chapter being played. Its state points at the action that the current step asks for. */
export interface TutorialRun extends LocalSession {
  /** The index of the current step; the number of steps once all are done. */
  readonly position: () => number;
  /**
   * The number of the current step and their total, as the person sees them: skipped steps that
   * were never shown do not count.
   */
  readonly count: () => { readonly step: number; readonly steps: number };
  /** Goes on to the next step, done or not. */
  readonly goOn: () => void;
  readonly progress: () => ChapterProgress;
}

interface RunSetup {
  readonly game: AnyGame;
  readonly chapter: TutorialChapter;
  /** The names of the person and of the opponents, the latter in the order of their seats. */
  readonly names: { readonly own: string; readonly rivals: readonly string[] };
  /** Milliseconds between decisions of other seats. */
  readonly pace: number;
  /** The stored progress; the chapter starts again when it can no longer be applied. */
  readonly kept?: ChapterProgress | undefined;
}

/** Starts or resumes a chapter. Throws `InvalidInput` when its own beginning is invalid. */
export function createTutorialRun(setup: RunSetup): TutorialRun {
  const { chapter } = setup;
  const resumed = setup.kept && resume(setup, setup.kept);
  const session = resumed?.session ?? open(setup, chapter.before);
  const marks = resumed?.marks ?? [{ index: 0, at: session.decisions().length }];
  const listeners = new Set<() => void>();
  let state = session.getState();

  const last = (): Mark => marks[marks.length - 1];
  const begin = (index: number): void => {
    marks.push({ index, at: session.decisions().length });
  };
  const tell = (): void => listeners.forEach((listen) => listen());
  /**
   * Removes the marks of steps that were taken back, then passes over all steps that are done by
   * now. `seen` is the number of marks whose steps were shown.
   */
  const settle = (seen = marks.length): void => {
    const now = session.getState();
    const isUndone = ({ at }: Mark): boolean => at > session.decisions().length;
    while (marks.length > 1 && isUndone(last())) marks.pop();
    const shown = Math.min(seen, marks.length);
    let step = stepAt(chapter, last());
    while (step !== undefined && isPast(step, momentOf(now, last().at))) {
      const next = last().index + 1;
      // a step that begins only to be passed over was never shown
      if (marks.length > shown) marks.pop();
      begin(next);
      step = stepAt(chapter, last());
    }
    const asked = now.prompt.legal.length > 0;
    const advised = asked ? step?.point?.(momentOf(now, last().at)) : undefined;
    const reading = step !== undefined && step.until === undefined;
    state = { ...now, snapshot: withoutHints(now.snapshot, step), advised, reading };
  };
  session.onStep(() => settle());
  session.subscribe(tell);
  settle(resumed?.marks.length ?? 0);

  return {
    ...session,
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    position: () => last().index,
    count: () => ({
      step: marks.length,
      steps: marks.length + Math.max(0, chapter.steps.length - 1 - last().index),
    }),
    goOn: () => {
      if (stepAt(chapter, last()) === undefined) return;
      const seen = marks.length;
      begin(last().index + 1);
      settle(seen);
      tell();
    },
    progress: () => ({
      decisions: session.decisions(),
      marks: marks.map(({ index, at }) => ({ step: chapter.steps[index]?.id ?? '', at })),
    }),
  };
}

interface Mark {
  readonly index: number;
  readonly at: number;
}

const stepAt = ({ steps }: TutorialChapter, { index }: Mark): TutorialStep | undefined =>
  steps[index];

/** Bots give hints only where the person plays freely: elsewhere the steps tell what to do. */
const withoutHints = (
  snapshot: TableState['snapshot'],
  step: TutorialStep | undefined,
): TableState['snapshot'] =>
  snapshot && {
    ...snapshot,
    hints: step?.until !== undefined && step.point === undefined && snapshot.hints,
  };

/** After the end of a match no step waits for anything. */
const isPast = (step: TutorialStep, moment: TutorialState): boolean =>
  step.isIdle?.(moment) === true ||
  (step.until !== undefined && (moment.over || step.until(moment)));

const momentOf = ({ snapshot, seat, prompt, steps }: TableState, at: number): TutorialState => ({
  view: snapshot?.view,
  seat,
  legal: prompt.legal,
  events: steps.slice(at).flatMap(({ events }) => events),
  over: snapshot?.phase === 'over',
});

function open({ game, chapter, names, pace }: RunSetup, before: readonly Decision[]): LocalSession {
  const { seed, seat, seats, options } = chapter;
  return createLocalSession({
    game,
    begin: { seed, options },
    names: names.rivals.slice(0, seats - 1).toSpliced(seat, 0, names.own),
    ...{ seat, pace, before },
    choose: (turn) => chapter.rival(turn),
  });
}

/** Undefined when the steps or the rules have changed meanwhile. */
function resume(
  setup: RunSetup,
  { decisions, marks }: ChapterProgress,
): { readonly session: LocalSession; readonly marks: Mark[] } | undefined {
  const { steps } = setup.chapter;
  const found = marks.map(({ step, at }) => ({
    index: step === '' ? steps.length : steps.findIndex(({ id }) => id === step),
    at,
  }));
  if (found.length === 0 || found.some(({ index }) => index < 0)) return undefined;
  try {
    return { session: open(setup, decisions), marks: found };
  } catch (error) {
    if (error instanceof InvalidInput) return undefined;
    throw error;
  }
}
