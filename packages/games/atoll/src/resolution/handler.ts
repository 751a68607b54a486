import type { Answer } from '../action.ts';
import type { Context } from '../context.ts';
import type { Reasons } from '../reason.ts';
import type { AtollState, Frame } from '../state.ts';
import type { Task } from '../task.ts';
import type { QuestionView } from '../view.ts';

/** Work without a question. Returns the tasks that remain, to be done next. */
export interface AutoHandler<T extends Task> {
  run(ctx: Context, frame: Frame, task: T): readonly Task[];
}

/** Work that needs an answer of the frame's seat. */
export interface AskHandler<T extends Task> {
  /** The question as the view shows it; seat and card are filled in. */
  question(task: T, frame: Frame): Pick<QuestionView, 'kind' | 'count' | 'of'>;
  /** Every answer that could pass `check`, in a stable order. */
  candidates(state: AtollState, frame: Frame, task: T): readonly Answer[];
  /**
   * Whether `check` passes any candidate but a refusal, found faster than by listing; what stands
   * on the stack is asked this after every step, in a replay too, which lists nothing.
   */
  isOpen?(state: AtollState, frame: Frame, task: T): boolean;
  /** Set where every candidate passes `check`. */
  readonly listsOnlyLegal?: true;
  /**
   * The only code that decides legality, for any answer; adds the reasons for a refusal to the
   * list, if given.
   */
  check(state: AtollState, frame: Frame, task: T, answer: Answer, reasons?: Reasons): boolean;
  /** Set for questions that are not asked if only one answer is legal: it is taken at once. */
  readonly takesOnlyAnswer?: true;
  /** Carries out a legal answer. Returns the tasks that remain, to be done next. */
  step(ctx: Context, frame: Frame, task: T, answer: Answer): readonly Task[];
}

export type Handler<T extends Task> = AutoHandler<T> | AskHandler<T>;
