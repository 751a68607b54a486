import type { Answer } from '../action.ts';
import { ROUNDS } from '../cards/index.ts';
import { pushFrame, topFrame, type Context } from '../context.ts';
import { asks, handlerOf } from './handlers.ts';
import type { AskHandler } from './handler.ts';
import { beginEvent } from '../rules/event-phase.ts';
import type { AtollState, Frame } from '../state.ts';
import type { Task } from '../task.ts';
import { nextInTurn, seatsFrom } from '../turn.ts';

/** The question that waits on top of the stack. */
export interface Question {
  readonly frame: Frame;
  readonly task: Task;
  readonly handler: AskHandler<Task>;
}

export function pendingQuestion(state: AtollState): Question | undefined {
  const frame = topFrame(state);
  const task = frame?.todo[0];
  if (!frame || !task) return undefined;
  const handler = handlerOf(task);
  return asks(handler) ? { frame, task, handler } : undefined;
}

export function legalAnswers(
  state: AtollState,
  { frame, task, handler }: Question,
): readonly Answer[] {
  const candidates = handler.candidates(state, frame, task);
  if (handler.listsOnlyLegal) return candidates;
  const legal: Answer[] = [];
  for (const answer of candidates)
    if (handler.check(state, frame, task, answer)) legal.push(answer);
  return legal;
}

/**
 * The first legal answer. A refusal ("done", "no") is listed last, so it is returned only if there
 * is no other.
 */
function firstAnswer(state: AtollState, { frame, task, handler }: Question): Answer | undefined {
  for (const answer of handler.candidates(state, frame, task))
    if (handler.check(state, frame, task, answer)) return answer;
  return undefined;
}

/** The only legal answer; 'skip' if there is none, 'ask' if there are several. */
function onlyAnswer(
  state: AtollState,
  { frame, task, handler }: Question,
): Answer | 'ask' | 'skip' {
  const candidates = handler.candidates(state, frame, task);
  if (handler.listsOnlyLegal) return candidates.length > 1 ? 'ask' : (candidates[0] ?? 'skip');
  let only: Answer | undefined;
  for (const answer of candidates) {
    if (!handler.check(state, frame, task, answer)) continue;
    if (only) return 'ask';
    only = answer;
  }
  return only ?? 'skip';
}

/** Carries out an answer to the question on top; its remaining tasks come next. */
export function takeAnswer(ctx: Context, question: Question, answer: Answer): void {
  const { frame, task, handler } = question;
  dropFirst(frame);
  oweFirst(frame, handler.step(ctx, frame, task, answer));
}

/**
 * Removes the next task from its frame before it is done, so that work caused by it finds only the
 * later tasks.
 */
function dropFirst(frame: Frame): void {
  frame.todo = frame.todo.length === 1 ? NOTHING : frame.todo.slice(1);
}
const NOTHING: readonly Task[] = [];

/** Puts the remaining tasks in place of a task. Work that it pushed is done before. */
function oweFirst(frame: Frame, rest: readonly Task[]): void {
  if (rest.length > 0) frame.todo = frame.todo.length === 0 ? rest : [...rest, ...frame.todo];
}

/** Works on the stack until a seat must answer (false) or nothing is pending (true). */
function settle(ctx: Context): boolean {
  for (;;) {
    const frame = topFrame(ctx.state);
    if (!frame) return true;
    const task = frame.todo[0];
    if (!task) {
      ctx.state.frames.pop();
      continue;
    }
    const handler = handlerOf(task);
    if (!asks(handler)) {
      dropFirst(frame);
      oweFirst(frame, handler.run(ctx, frame, task));
      continue;
    }
    const question: Question = { frame, task, handler };
    const answer = withoutAsking(ctx.state, question);
    if (answer === 'ask') return false;
    // Work that became impossible after a draw is skipped, never an error.
    if (answer === 'skip') dropFirst(frame);
    else takeAnswer(ctx, question, answer);
  }
}

/**
 * Handles a question that leaves no choice: the only answer of some kinds, and "no" as the only
 * answer of any kind, is taken without asking. So a set closes by itself when nothing can be added
 * to it.
 */
function withoutAsking(state: AtollState, question: Question): Answer | 'ask' | 'skip' {
  const { handler, frame, task } = question;
  if (handler.takesOnlyAnswer) return onlyAnswer(state, question);
  if (handler.isOpen?.(state, frame, task)) return 'ask';
  const first = firstAnswer(state, question);
  if (!first) return 'skip';
  return first.type === 'done' || first.type === 'no' ? first : 'ask';
}

/**
 * After a decision: works on until the next question, through the end of the turn, the round and
 * the match.
 */
export function advance(ctx: Context): void {
  const { state } = ctx;
  while (settle(ctx)) {
    if (state.phase === 'recovery') return beginRound(ctx);
    if (state.phase === 'event') {
      beginRecovery(ctx);
      continue;
    }
    ctx.ended = true;
    const next = nextInTurn(state);
    if (next !== undefined) {
      state.turn = next;
      return;
    }
    if (state.round === ROUNDS) {
      state.phase = 'over';
      ctx.events.push({ type: 'matchEnded' });
      return;
    }
    if (state.events.deck.length > 0) beginEvent(ctx);
    else beginRecovery(ctx);
  }
}

/** The holder of the Starting Player token starts every step of Recovery (ruling 15). */
function beginRecovery(ctx: Context): void {
  const { state } = ctx;
  state.phase = 'recovery';
  pushFrame(ctx, state.starter, { card: '', todo: [{ op: 'recover' }, { op: 'refresh' }] });
  for (const seat of seatsFrom(state, state.starter).toReversed())
    pushFrame(ctx, seat, { card: '', todo: [{ op: 'income' }] });
}

/** Recovery steps 6 and 7: the token moves on, and the next round starts. */
function beginRound(ctx: Context): void {
  const { state } = ctx;
  ctx.ended = true;
  state.phase = 'action';
  state.round += 1;
  state.starter = (state.starter + 1) % state.reefs.length;
  state.turn = state.starter;
  state.bonus = state.bonus.map(() => -1);
  for (const reef of state.reefs) reef.passed = false;
  ctx.events.push({ type: 'roundBegan', round: state.round, seat: state.starter });
}
