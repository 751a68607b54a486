import { animalCard, TOP_LEVEL } from '../cards/index.ts';
import { pushFrame, reefOf, type Context } from '../context.ts';
import { matchesAnimal } from '../filter.ts';
import { facingColonies } from './grid.ts';
import { listeners } from '../modifiers.ts';
import { offerOf, pileOf } from '../offer.ts';
import { findCard, putAnimal, type Animal, type Reef } from '../state.ts';
import type { Task, TaskOf } from '../task.ts';
import type { AnimalFilter, CardId, Level } from '../vocabulary.ts';

/**
 * How animals rise, fall and die (rulebook, "Feeding", "Extinction", "Passive increase in
 * Abundance").
 */

export interface Rise {
  readonly card: CardId;
  readonly cause: 'fed' | 'partner' | 'passive' | 'effect';
}

export function findAnimal(reef: Reef, card: CardId): Animal | undefined {
  return findCard(reef.animals, card);
}

/**
 * Raises an animal one level; no effect at the top level. Reaching the top pays out: at once, or
 * after the feeding under way (ruling 27).
 */
export function raise(ctx: Context, seat: number, rise: Rise): void {
  const reef = reefOf(ctx.state, seat);
  const animal = findAnimal(reef, rise.card);
  if (!animal || animal.level === TOP_LEVEL) return;
  const level = (animal.level + 1) as Level;
  putAnimal(reef, { ...animal, level });
  ctx.events.push({ type: 'raised', seat, card: rise.card, level, cause: rise.cause });
  if (level < TOP_LEVEL) return;
  if (!deferPayout(ctx, rise)) pushFrame(ctx, seat, { card: rise.card, todo: [{ op: 'payout' }] });
}

/**
 * Stores a top for later, during a feeding or several simultaneous passives; false if no task
 * collects tops.
 */
function deferPayout(ctx: Context, rise: Rise): boolean {
  for (const frame of ctx.state.frames) {
    const index = frame.todo.findIndex((task) => task.op === 'tops');
    if (index < 0) continue;
    const tops = frame.todo[index] as TaskOf<'tops'>;
    const list = rise.cause === 'fed' ? 'fed' : rise.cause === 'partner' ? 'partner' : 'others';
    frame.todo = frame.todo.with(index, { ...tops, [list]: [...tops[list], rise.card] });
    return true;
  }
  return false;
}

/** Reduces an own animal one level, to extinction from the lowest, and triggers passives. */
export function reduce(ctx: Context, seat: number, card: CardId): void {
  const reef = reefOf(ctx.state, seat);
  const animal = findAnimal(reef, card) as Animal;
  const before = animal.level;
  if (before > 1) {
    const level = (before - 1) as Level;
    putAnimal(reef, { ...animal, level });
    ctx.events.push({ type: 'reduced', seat, card, level });
  } else {
    extinguish(ctx, seat, animal);
  }
  reactToReduction(ctx, seat, { card, level: before });
}

/**
 * The card is discarded, its Symbiosis ends, and it leaves plankton for the colonies that it
 * occupied (ruling 31).
 */
function extinguish(ctx: Context, seat: number, animal: Animal): void {
  const reef = reefOf(ctx.state, seat);
  const plankton = Math.min(animalCard(animal.card).colonies, facingColonies(reef, animal));
  const partner = findAnimal(reef, animal.partner);
  if (partner) putAnimal(reef, { ...partner, partner: '' });
  reef.animals = reef.animals.filter((other) => other.card !== animal.card);
  const pile = pileOf(ctx.state, offerOf(animal.card));
  pile.discard = [...pile.discard, animal.card];
  reef.plankton += plankton;
  ctx.events.push({ type: 'wentExtinct', seat, card: animal.card, plankton });
}

/** The task that collects tops while several may be reached, empty at first. */
export const NO_TOPS: Task = { op: 'tops', fed: [], partner: [], others: [] };

/**
 * Passive animals rise, then passive corals act, in the order in which they came to the atoll;
 * their tops are paid in the same order.
 */
function reactToReduction(
  ctx: Context,
  seat: number,
  fallen: { readonly card: CardId; readonly level: Level },
): void {
  const reef = reefOf(ctx.state, seat);
  const matches = (filter: AnimalFilter): boolean =>
    matchesAnimal(filter, animalCard(fallen.card), fallen.level);
  // Frames are worked on from the last to the first, so the first work is pushed last.
  for (const { card, trigger } of listeners(ctx.state, reef, 'reduced'))
    if (trigger.on === 'reduced' && matches(trigger.filter))
      pushFrame(ctx, seat, { card, todo: trigger.do });
  const rising = reef.animals.filter(({ card }) => {
    const { feed } = animalCard(card);
    return (
      card !== fallen.card &&
      feed.kind === 'passive' &&
      feed.on === 'reduced' &&
      matches(feed.filter)
    );
  });
  if (rising.length > 1 && !defersPayouts(ctx)) pushFrame(ctx, seat, { card: '', todo: [NO_TOPS] });
  for (const { card } of rising) raise(ctx, seat, { card, cause: 'passive' });
}

/** Whether a pending task collects the tops reached, to pay them in its own order. */
function defersPayouts(ctx: Context): boolean {
  return ctx.state.frames.some((frame) => frame.todo.some((task) => task.op === 'tops'));
}
