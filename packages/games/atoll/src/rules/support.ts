import { amountsUpTo, chooseOrDone } from '../resolution/answers.ts';
import { reefOf } from '../context.ts';
import type { AskHandler } from '../resolution/handler.ts';
import { cleanCorals } from '../ops/pollute.ts';
import { purse } from '../payment.ts';
import { refuse } from '../reason.ts';
import { refuseAbsent } from './refuse-absent.ts';
import { yieldBonus } from '../modifiers.ts';
import { findCard, putCoral, type AtollState, type Reef } from '../state.ts';
import type { TaskOf } from '../task.ts';

/** Plankton for one coin in a Seaweed Sale. */
export const SALE_RATE = 4;
/** Plankton for one pollution in an Algal Bloom, before passive corals. */
const BLOOM_YIELD = 2;

/** How many coins a Seaweed Sale buys. */
export const sale: AskHandler<TaskOf<'sale'>> = {
  question: () => ({ kind: 'sale', count: 0, of: 'plankton' }),
  listsOnlyLegal: true,
  candidates: (state, frame) =>
    amountsUpTo(Math.floor(purse(reefOf(state, frame.seat), 'plankton') / SALE_RATE)),
  check(state, frame, _task, answer, reasons) {
    if (answer.type !== 'amount' || answer.count < 1) return refuse(reasons, 'not-an-option');
    const need = answer.count * SALE_RATE;
    const have = purse(reefOf(state, frame.seat), 'plankton');
    return have >= need || refuse(reasons, 'too-little-plankton', { need, have });
  },
  step(_ctx, _frame, _task, answer) {
    if (answer.type !== 'amount') return [];
    return [
      { op: 'charge', of: 'plankton', amount: answer.count * SALE_RATE },
      { op: 'gain', coins: answer.count },
    ];
  },
};

/** Plankton for the next pollution of a Bloom, by the passive corals that are clean before it. */
export function bloomRate(state: AtollState, reef: Reef): number {
  return BLOOM_YIELD + yieldBonus(state, reef, 'bloom');
}

/**
 * Pollutes clean corals one by one, in any order, each for plankton at the rate that held before
 * its pollution.
 */
export const bloom: AskHandler<TaskOf<'bloom'>> = {
  question: (task) => ({ kind: 'bloom', count: task.rate, of: 'plankton' }),
  isOpen(state, frame, { chosen }) {
    for (const { card, polluted } of reefOf(state, frame.seat).corals)
      if (!polluted && !chosen?.includes(card)) return true;
    return false;
  },
  candidates: (state, frame) => chooseOrDone(reefOf(state, frame.seat).corals),
  check(state, frame, task, answer, reasons) {
    if (answer.type === 'done') return !task.least || refuse(reasons, 'no-effect');
    if (answer.type !== 'choose') return refuse(reasons, 'not-an-option');
    const coral = findCard(reefOf(state, frame.seat).corals, answer.card);
    if (!coral) return refuseAbsent(reasons, reefOf(state, frame.seat), answer.card);
    if (task.chosen?.includes(answer.card)) return refuse(reasons, 'already-chosen');
    return !coral.polluted || refuse(reasons, 'polluted');
  },
  step(ctx, frame, task, answer) {
    if (answer.type !== 'choose') return [];
    const reef = reefOf(ctx.state, frame.seat);
    const coral = findCard(reef.corals, answer.card);
    if (coral) putCoral(reef, { ...coral, polluted: true });
    ctx.events.push({ type: 'polluted', seat: frame.seat, card: answer.card });
    const again: TaskOf<'bloom'> = {
      op: 'bloom',
      rate: bloomRate(ctx.state, reef),
      chosen: [...(task.chosen ?? []), answer.card],
    };
    return [{ op: 'gain', plankton: task.rate }, ...(cleanCorals(reef) > 0 ? [again] : [])];
  },
};
