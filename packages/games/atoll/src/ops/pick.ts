import type { Answer } from '../action.ts';
import { chooseOrDone } from '../resolution/answers.ts';
import { reefOf, type Context } from '../context.ts';
import type { AskHandler } from '../resolution/handler.ts';
import { refuse, type ReasonCode, type Reasons } from '../reason.ts';
import { refuseAbsent } from '../rules/refuse-absent.ts';
import { slotOf, type AtollState, type Frame, type Reef } from '../state.ts';
import type { Task } from '../task.ts';
import type { CardId } from '../vocabulary.ts';
import type { QuestionKind } from '../view.ts';

/** A task that picks up to a number of own cards, one by one, in any order, and may stop before. */
type PickTask = Task & {
  readonly upTo: number;
  readonly chosen?: readonly CardId[];
  readonly least?: 1;
};

interface Pick<T extends PickTask> {
  readonly kind: QuestionKind;
  /** The row of cards that is picked from, in the order in which they came. */
  row(reef: Reef): readonly { readonly card: CardId }[];
  /** Why a card of the row cannot be picked; undefined when it can. */
  refusal(reef: Reef, frame: Frame, task: T, slot: number): ReasonCode | undefined;
  take(ctx: Context, frame: Frame, card: CardId): void;
}

/** "Up to n": the handler that all ops of this form share. */
export function pickHandler<T extends PickTask>(pick: Pick<T>): AskHandler<T> {
  const check = (
    state: AtollState,
    frame: Frame,
    task: T,
    answer: Answer,
    reasons?: Reasons,
  ): boolean => {
    if (answer.type === 'done') return !task.least || refuse(reasons, 'no-effect');
    if (answer.type !== 'choose') return refuse(reasons, 'not-an-option');
    const reef = reefOf(state, frame.seat);
    const slot = slotOf(pick.row(reef), answer.card);
    if (slot < 0) return refuseAbsent(reasons, reef, answer.card);
    if (task.chosen?.includes(answer.card)) return refuse(reasons, 'already-chosen');
    const refusal = pick.refusal(reef, frame, task, slot);
    return !refusal || refuse(reasons, refusal);
  };
  return {
    question: (task) => ({ kind: pick.kind, count: task.upTo, of: '' }),
    isOpen(state, frame, task) {
      const reef = reefOf(state, frame.seat);
      const row = pick.row(reef);
      for (let slot = 0; slot < row.length; slot++)
        if (
          pick.refusal(reef, frame, task, slot) === undefined &&
          !(row[slot] && task.chosen?.includes(row[slot].card))
        )
          return true;
      return false;
    },
    candidates: (state, frame) => chooseOrDone(pick.row(reefOf(state, frame.seat))),
    check,
    step(ctx, frame, task, answer) {
      if (answer.type !== 'choose') return [];
      pick.take(ctx, frame, answer.card);
      const { least: _least, ...rest } = task;
      return task.upTo > 1
        ? [
            {
              ...rest,
              upTo: task.upTo - 1,
              chosen: [...(task.chosen ?? []), answer.card],
            } as unknown as Task,
          ]
        : [];
    },
  };
}
