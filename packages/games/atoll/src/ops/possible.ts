import { animalCard } from '../cards/index.ts';
import { reefOf } from '../context.ts';
import { matchesAnimal, valueOf } from '../filter.ts';
import { purse } from '../payment.ts';
import { refuse, type Reasons } from '../reason.ts';
import type { AtollState, Reef } from '../state.ts';
import type { CardTask } from '../task.ts';
import type { CardId, Op } from '../vocabulary.ts';
import { hasEmptySide } from './colony.ts';
import { cleanCorals } from './pollute.ts';
import { canRise } from './raise.ts';
import { canRest } from './unfatigue.ts';

/** Whether everything that a list of ops demands can be met: payments, pollution, a reduction. */
export function canAfford(
  state: AtollState,
  seat: number,
  ops: readonly Op[],
  reasons?: Reasons,
): boolean {
  if (ops.length === 0) return true;
  const reef = reefOf(state, seat);
  let coins = 0;
  let plankton = 0;
  let corals = 0;
  for (const op of ops) {
    if (op.op === 'pay') {
      coins += op.coins ?? 0;
      plankton += op.plankton ?? 0;
    }
    if (op.op === 'pollute') corals += op.corals;
    if (
      op.op === 'reduce' &&
      !reef.animals.some((animal) =>
        matchesAnimal(op.filter, animalCard(animal.card), animal.level),
      )
    )
      return refuse(reasons, 'no-prey', reasons && { need: 1, prey: JSON.stringify(op.filter) });
  }
  if (coins > purse(reef, 'coins'))
    return refuse(reasons, 'too-expensive', { need: coins, have: purse(reef, 'coins') });
  // A scale stands in once only.
  const food = purse(reef, 'plankton') - Math.max(0, coins - reef.coins);
  if (plankton > food)
    return refuse(reasons, 'too-little-plankton', { need: plankton, have: food });
  return corals <= cleanCorals(reef) || refuse(reasons, 'no-clean-coral');
}

/** Whether an op would bring an improvement now, which gives an action an outcome. */
function hasOutcome(reef: Reef, op: Op, card: CardId): boolean {
  switch (op.op) {
    case 'gain':
      return [op.coins, op.plankton, op.scales, op.popularity].some(
        (amount) => amount !== undefined && valueOf(amount, reef) > 0,
      );
    case 'clean':
      return reef.corals.some((coral) => coral.polluted);
    case 'raise':
      return reef.animals.some((animal) => canRise(animal, op.filter));
    case 'unfatigue':
      return reef.animals.some((animal) => canRest(animal, { card }, op));
    case 'colony':
      return hasEmptySide(reef);
    case 'readyHunt':
      return reef.huntsUsed > 0;
    case 'renew':
      return true;
    case 'pay':
    case 'pollute':
    case 'reduce':
    case 'fatigue':
    case 'upTo':
    case 'oneOf':
      return false;
  }
}

/** The effect of a card when it is used. */
export interface Effect {
  readonly card: CardId;
  readonly ops: readonly Op[];
}

/**
 * Whether a coral action may be taken: its requirements are met, and it changes something
 * (rulebook, rule 4).
 */
export function canAct(
  state: AtollState,
  seat: number,
  effect: Effect,
  reasons?: Reasons,
): boolean {
  if (!canAfford(state, seat, effect.ops, reasons)) return false;
  const reef = reefOf(state, seat);
  return effect.ops.some((op) => hasOutcome(reef, op, effect.card)) || refuse(reasons, 'no-effect');
}

/**
 * The ops of an action. If none of them is certain to have an outcome, the first optional part must
 * be used.
 */
export function compelled(reef: Reef, card: CardId, ops: readonly Op[]): readonly CardTask[] {
  const certain = ops.some(
    (op) =>
      (op.op === 'gain' || op.op === 'readyHunt' || op.op === 'renew') &&
      hasOutcome(reef, op, card),
  );
  if (certain) return ops;
  const first = ops.findIndex((op) => hasOutcome(reef, op, card));
  return first < 0 ? ops : ops.with(first, compelledOp(ops[first] as Op));
}

/** By op of a card table, of which there are few: copying objects of many shapes is slow. */
const compelledOps = new Map<Op, CardTask>();

function compelledOp(op: Op): CardTask {
  const known = compelledOps.get(op) ?? { ...op, least: 1 };
  compelledOps.set(op, known);
  return known;
}
