import { animalCard, coralCard, eventCard, isAnimal, isEvent } from '../../cards/index.ts';
import { feedPrice, type CoralsInPlay } from '../../modifiers.ts';
import { branches } from '../../rules/branch.ts';
import { SALE_RATE } from '../../rules/support.ts';
import type { AnimalCard } from '../../cards/index.ts';
import type { AnimalView, SeatView } from '../../view.ts';
import type { CardId, Feed, FeedBranch, Level, Op } from '../../vocabulary.ts';
import type { ActionContext } from '../catalogue.ts';

/** The reef of the asked seat. */
export const reefOf = ({ view, seat }: ActionContext): SeatView => view.seats[seat] as SeatView;

/** Its corals, by which prices change. */
export const inPlay = (context: ActionContext): CoralsInPlay => ({
  corals: reefOf(context).reefCorals,
});

const animalOf = (context: ActionContext, card: CardId): AnimalView | undefined =>
  reefOf(context).reefAnimals.find((animal) => animal.card === card);

/**
 * Whether a feeding may name one animal more than once, so that the level it falls to is not known
 * beforehand.
 */
function mayRepeat(feed: Feed): boolean {
  if (feed.kind === 'byLevel') return mayRepeat(feed.low) || mayRepeat(feed.medium);
  if (feed.kind === 'or') return feed.options.some(mayRepeat);
  return feed.kind === 'reduce' && feed.times > 1 && !feed.distinct;
}

/** Where an animal falls to if it is reduced now: 'unknown' if it may be named again. */
export function fallOf(card: CardId, context: ActionContext): Level | 'extinct' | 'unknown' {
  const { question } = context.view;
  if (question.kind === 'prey' && mayRepeat(animalCard(question.card).feed)) return 'unknown';
  const level = animalOf(context, card)?.level ?? 1;
  return level > 1 ? ((level - 1) as Level) : 'extinct';
}

/** Where an animal rises to. */
export const riseOf = (card: CardId, context: ActionContext): Level =>
  Math.min(3, (animalOf(context, card)?.level ?? 1) + 1) as Level;

/** The immediate ops of a coral or an event. */
function opsOf(card: CardId): readonly Op[] {
  if (isEvent(card)) {
    const event = eventCard(card);
    return event.kind === 'immediate' ? event.do : [];
  }
  const { ability } = coralCard(card);
  return ability.type === 'immediate' || ability.type === 'action' ? ability.do : [];
}

/** The part of a coral's effect that is repeated by decision. */
export const repeated = (card: CardId): readonly Op[] =>
  opsOf(card).flatMap((op) => (op.op === 'upTo' ? op.do : []));

/** The chosen way: a way to feed an animal, with its current price, or a list of a card. */
export type ChosenBranch =
  | { readonly of: 'feed'; readonly branch: FeedBranch; readonly animal: AnimalCard }
  | { readonly of: 'ops'; readonly list: readonly Op[] };

/** @returns the way with an index, from 0, among the options of the question */
export function chosenBranch(index: number, context: ActionContext): ChosenBranch | undefined {
  const { view } = context;
  const { card } = view.question;
  if (!isAnimal(card)) {
    const list = opsOf(card).flatMap((op) => (op.op === 'oneOf' ? op.options : []))[index];
    return list && { of: 'ops', list };
  }
  const animal = animalCard(card);
  const branch = branches(animal.feed, animalOf(context, card)?.level ?? 1)[index];
  if (branch?.kind !== 'pay') return branch && { of: 'feed', branch, animal };
  const plankton = feedPrice(view, inPlay(context), branch.plankton);
  return { of: 'feed', branch: { ...branch, plankton }, animal };
}

/** The name of the owner of the hunted animal; undefined for one in the offer. */
export function preyOwner(card: CardId, { view, seat, names }: ActionContext): string | undefined {
  const owner = view.seats.findIndex(
    (other, index) => index !== seat && other.reefAnimals.some((animal) => animal.card === card),
  );
  return owner < 0 ? undefined : (names[owner] ?? '');
}

/** The partner of the animal that the question is about, '' for none. */
export const partnerOf = (context: ActionContext): CardId =>
  animalOf(context, context.view.question.card)?.partner ?? '';

/** The plankton sold for so many coins, and the scales for the missing part of it. */
export function saleOf(
  coins: number,
  context: ActionContext,
): { readonly plankton: number; readonly scales: number } {
  const plankton = coins * SALE_RATE;
  return { plankton, scales: Math.max(0, plankton - reefOf(context).plankton) };
}
