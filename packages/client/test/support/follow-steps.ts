import { jest } from '@jest/globals';
import type { TutorialRun } from '../../src/shell/learn/tutorial-run.ts';
import type { TableState } from '@atoll/table-kit/table/session/table-state.ts';
import type { TutorialChapter } from '@atoll/table-kit/table/tutorial.ts';

/** More than any chapter needs. */
const MOST = 600;
/** How long a person waits before deciding, in ms. */
const WAIT_MS = 5;

interface Person {
  /** Decides where no step points at anything. */
  readonly choose: (state: TableState) => unknown;
  /** Whether the person does what a step points at. */
  readonly obeys: boolean;
}

/**
 * Plays a chapter to its end, with fake timers. @returns the ids of the steps that were shown
 */
export async function followSteps(
  run: TutorialRun,
  chapter: TutorialChapter,
  { choose, obeys }: Person,
): Promise<readonly string[]> {
  const shown: string[] = [];
  for (let i = 0; i < MOST; i++) {
    const step = chapter.steps[run.position()];
    if (step === undefined) return shown;
    if (shown.at(-1) !== step.id) shown.push(step.id);
    // the others say first what they have to say, such as to an offer
    await jest.advanceTimersByTimeAsync(WAIT_MS);
    if (chapter.steps[run.position()] !== step) continue;
    const state = run.getState();
    if (step.until === undefined) run.goOn();
    else if (state.prompt.legal.length === 0) await jest.advanceTimersByTimeAsync(1);
    else await run.submit((obeys ? state.advised : undefined) ?? choose(state));
  }
  throw new Error(`${chapter.id} does not end: ${shown.join(', ')}`);
}
