import { paymentsBetween } from './resolution/answers.ts';
import type { AskHandler } from './resolution/handler.ts';
import { reefOf } from './context.ts';
import { refuse } from './reason.ts';
import type { Reef } from './state.ts';
import type { TaskOf } from './task.ts';

type Currency = 'coins' | 'plankton';

/**
 * The means of a seat in a currency: its tokens, and fish scales, which can replace them (rulebook,
 * "Fish Scales").
 */
export function purse(reef: Reef, of: Currency): number {
  return reef[of] + reef.scales;
}

interface Price {
  readonly of: Currency;
  readonly amount: number;
}

/** The fewest scales with which an amount can be paid. */
function leastScales(reef: Reef, price: Price): number {
  return Math.max(0, price.amount - reef[price.of]);
}

function mostScales(reef: Reef, price: Price): number {
  return Math.min(price.amount, reef.scales);
}

/**
 * A payment. Asked only if there is more than one way; the first way spends as few scales as
 * possible.
 */
export const charge: AskHandler<TaskOf<'charge'>> = {
  takesOnlyAnswer: true,
  listsOnlyLegal: true,
  question: (task) => ({ kind: 'payment', count: task.amount, of: task.of }),
  candidates(state, frame, task) {
    const reef = reefOf(state, frame.seat);
    return paymentsBetween(leastScales(reef, task), mostScales(reef, task));
  },
  check(state, frame, task, answer, reasons) {
    if (answer.type !== 'pay') return refuse(reasons, 'not-an-option');
    const reef = reefOf(state, frame.seat);
    const least = leastScales(reef, task);
    const most = mostScales(reef, task);
    return (
      (answer.scales >= least && answer.scales <= most) ||
      refuse(reasons, 'scales-out-of-range', { least, most })
    );
  },
  step(ctx, frame, task, answer) {
    if (answer.type !== 'pay' || task.amount === 0) return [];
    const reef = reefOf(ctx.state, frame.seat);
    const inKind = task.amount - answer.scales;
    reef.scales -= answer.scales;
    reef[task.of] -= inKind;
    const coins = task.of === 'coins' ? inKind : 0;
    ctx.events.push({
      type: 'paid',
      seat: frame.seat,
      coins,
      plankton: inKind - coins,
      scales: answer.scales,
    });
    return [];
  },
};
