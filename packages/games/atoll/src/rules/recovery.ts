import { colonyPlankton, LEAVING } from '../cards/index.ts';
import { reefOf, type Context } from '../context.ts';
import { countColonies } from '../reef/grid.ts';
import type { AskHandler, AutoHandler } from '../resolution/handler.ts';
import { huntsPerRound, incomeFor, yieldBonus } from '../modifiers.ts';
import { cleanCorals } from '../ops/pollute.ts';
import { pileOf } from '../offer.ts';
import { discardFromOffer, refill } from '../pile.ts';
import { refuse, type ReasonCode } from '../reason.ts';
import type { Animal, AtollState, Coral, Reef } from '../state.ts';
import type { TaskOf } from '../task.ts';
import { seatsFrom } from '../turn.ts';
import type { CardId, IncomeChoice } from '../vocabulary.ts';

const INCOMES = [
  { type: 'income', choice: 'tourists' },
  { type: 'income', choice: 'scientists' },
] as const;

/**
 * Step 1: Tourists or Scientists. Tourists are out after a Purification and where their Pollution
 * would not fit.
 */
export const income: AskHandler<TaskOf<'income'>> = {
  takesOnlyAnswer: true,
  question: () => ({ kind: 'income', count: 0, of: '' }),
  candidates: () => INCOMES,
  check(state, frame, _task, answer, reasons) {
    if (answer.type !== 'income') return refuse(reasons, 'not-an-option');
    const barred = barredIncome(state, reefOf(state, frame.seat), answer.choice);
    return barred === '' || refuse(reasons, barred);
  },
  step(ctx, frame, _task, answer) {
    if (answer.type !== 'income') return [];
    const { seat } = frame;
    const barred = barredBeside(ctx, seat, answer.choice);
    const reef = reefOf(ctx.state, seat);
    const { coins, plankton, pollution } = incomeFor(ctx.state, reef, answer.choice);
    reef.coins += coins;
    reef.plankton += plankton;
    ctx.events.push({ type: 'incomeTaken', seat, choice: answer.choice, coins, plankton, barred });
    return pollution > 0 ? [{ op: 'pollute', corals: pollution }] : [];
  },
};

/** Why a seat cannot take that income, or ''. */
function barredIncome(state: AtollState, reef: Reef, choice: IncomeChoice): ReasonCode | '' {
  if (choice === 'tourists' && reef.purified) return 'purified-this-round';
  return incomeFor(state, reef, choice).pollution <= cleanCorals(reef) ? '' : 'no-clean-coral';
}

/** The reason why the income not chosen was not possible, or ''. */
const barredBeside = ({ state }: Context, seat: number, chosen: IncomeChoice): ReasonCode | '' =>
  barredIncome(state, reefOf(state, seat), chosen === 'tourists' ? 'scientists' : 'tourists');

/**
 * Steps 2 to 4 for all seats: one Fatigue leaves each card, colonies yield plankton, hunts are
 * ready.
 */
export const recover: AutoHandler<TaskOf<'recover'>> = {
  run(ctx) {
    for (const seat of seatsFrom(ctx.state, ctx.state.starter)) recoverSeat(ctx, seat);
    return [];
  },
};

function rested<C extends Coral | Animal>(card: C): C {
  return card.fatigue > 0 ? { ...card, fatigue: card.fatigue - 1 } : card;
}

const tired = (cards: readonly (Coral | Animal)[]): number =>
  cards.filter(({ fatigue }) => fatigue > 0).length;

function recoverSeat(ctx: Context, seat: number): void {
  const reef = reefOf(ctx.state, seat);
  const fatigue = tired(reef.corals) + tired(reef.animals);
  reef.corals = reef.corals.map(rested);
  reef.animals = reef.animals.map(rested);
  reef.purified = false;
  reef.sold = false;
  reef.bloomed = false;
  const colonies = countColonies(reef);
  const plankton = colonyPlankton(colonies) + yieldBonus(ctx.state, reef, 'colonies');
  reef.plankton += plankton;
  reef.huntsReady = huntsPerRound(ctx.state, reef);
  reef.huntsUsed = 0;
  ctx.events.push({ type: 'recovered', seat, fatigue, colonies, plankton, hunts: reef.huntsReady });
}

/**
 * Step 5: the two oldest cards of each offer leave; alone, the player chooses which (ruling 47).
 * Never Large Fish.
 */
export const refresh: AutoHandler<TaskOf<'refresh'>> = {
  run(ctx) {
    if (ctx.state.reefs.length === 1) return [{ op: 'discard', offer: 'animals', chosen: [] }];
    for (const offer of ['animals', 'corals'] as const) {
      const oldest = pileOf(ctx.state, offer).offer.slice(-LEAVING);
      discardFromOffer(ctx, offer, oldest);
      for (let i = 0; i < LEAVING; i++) refill(ctx, offer, 0);
    }
    return [];
  },
};

const isOffered = (state: AtollState, card: CardId): boolean =>
  [state.animals, state.large, state.corals].some(({ offer }) => offer.includes(card));

/**
 * Alone: any number of cards of an offer, named in any order. Both offers are named before anything
 * is drawn.
 */
export const discard: AskHandler<TaskOf<'discard'>> = {
  question: (task) => ({ kind: 'discard', count: task.chosen.length, of: task.offer }),
  candidates: (state, _frame, task) => [
    ...pileOf(state, task.offer).offer.map((card) => ({ type: 'choose', card }) as const),
    { type: 'done' },
  ],
  check(state, _frame, task, answer, reasons) {
    if (answer.type === 'done') return true;
    if (answer.type !== 'choose') return refuse(reasons, 'not-an-option');
    if (!pileOf(state, task.offer).offer.includes(answer.card))
      return refuse(reasons, isOffered(state, answer.card) ? 'other-offer' : 'not-offered');
    return !task.chosen.includes(answer.card) || refuse(reasons, 'already-chosen');
  },
  step(ctx, _frame, task, answer) {
    if (answer.type === 'choose') return [{ ...task, chosen: [...task.chosen, answer.card] }];
    // they leave in the order of the offer, whatever the order in which they were named
    const cards = pileOf(ctx.state, task.offer).offer.filter((card) => task.chosen.includes(card));
    const exchange: TaskOf<'exchange'> = { op: 'exchange', offer: task.offer, cards };
    return task.offer === 'animals'
      ? [{ op: 'discard', offer: 'corals', chosen: [] }, exchange]
      : [exchange];
  },
};

/** Alone: the named cards leave, and each slot is filled in its place. */
export const exchange: AutoHandler<TaskOf<'exchange'>> = {
  run(ctx, _frame, task) {
    const before = pileOf(ctx.state, task.offer).offer;
    const slots = task.cards.map((card) => before.indexOf(card));
    discardFromOffer(ctx, task.offer, task.cards);
    for (const slot of slots) refill(ctx, task.offer, slot);
    return [];
  },
};
