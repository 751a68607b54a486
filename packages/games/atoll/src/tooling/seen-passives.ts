import { animalCard, animals, basicCoral, corals, events as eventCards } from '../cards/index.ts';
import { reefOf, topFrame } from '../context.ts';
import type { AtollEvent } from '../event.ts';
import { matchesAnimal } from '../filter.ts';
import { facingColonies } from '../reef/grid.ts';
import { eventInForce, modifiersOf, type EventsInPlay } from '../modifiers.ts';
import { purse } from '../payment.ts';
import { couldHunt } from '../rules/prey.ts';
import type { Reef } from '../state.ts';
import { isTurnAction } from '../verbs/index.ts';
import type { CardId, Forbidden, Modifier } from '../vocabulary.ts';
import type { AtollStep, Mark } from './step.ts';

/** Each modifier of each coral and event, such as `great-star-coral coloniesNeeded`. */
export const MODIFIERS: readonly string[] = [...corals, ...eventCards].flatMap((card) =>
  modifiersOf(card.id).map((modifier) => modifierName(card.id, modifier)),
);

/** The cards that act or rise by themselves. */
export const TRIGGERS: readonly string[] = [
  ...[basicCoral, ...corals]
    .filter(({ ability }) => ability.type === 'passive' && ability.trigger)
    .map((card) => card.id),
  ...animals.filter((card) => card.feed.kind === 'passive').map((card) => card.id),
  ...eventCards.filter((card) => card.kind === 'persistent' && card.trigger).map((card) => card.id),
];

function modifierName(card: CardId, { modifier }: Modifier): string {
  return `${card} ${modifier}`;
}

/** Marks the modifiers in force that made a difference. */
export function seeModifiers(step: AtollStep, mark: Mark): void {
  const { before, after, seat, events } = step;
  each(inPlay(before, reefOf(before, seat)), (modifier) => ruled(modifier, step), mark);
  for (const event of events) {
    if (!('seat' in event)) continue;
    const reef = reefOf(before, event.seat);
    // Income is taken under the event card that the same step may have revealed.
    const cards = inPlay(event.type === 'incomeTaken' ? after : before, reef);
    each(cards, (modifier) => mattered(modifier, reef, event), mark);
  }
}

function inPlay(table: EventsInPlay, reef: Reef): readonly CardId[] {
  const corals = reef.corals.filter((coral) => !coral.polluted).map((coral) => coral.card);
  const event = eventInForce(table);
  return event ? [...corals, event.id] : corals;
}

function each(cards: readonly CardId[], chosen: (modifier: Modifier) => boolean, mark: Mark): void {
  for (const card of cards)
    for (const modifier of modifiersOf(card))
      if (chosen(modifier)) mark('modifiers', modifierName(card, modifier));
}

/** Modifiers that affect a decision without an event of their own. */
function ruled(modifier: Modifier, { before, seat, action, events }: AtollStep): boolean {
  if (modifier.modifier === 'growthPrice') return action.type === 'grow';
  if (modifier.modifier === 'feedPrice')
    return events.some((event, index) => event.type === 'paid' && isFed(events[index + 1]));
  return modifier.modifier === 'forbid' && missed(modifier.what, { before, seat, action });
}

function isFed(event: AtollEvent | undefined): boolean {
  return event?.type === 'raised' && event.cause === 'fed';
}

/** Whether a seat that decided something else could have done the forbidden action. */
function missed(
  what: Forbidden,
  { before, seat, action }: Pick<AtollStep, 'before' | 'seat' | 'action'>,
): boolean {
  const task = topFrame(before)?.todo[0];
  if (what === 'hunt') return task?.op === 'prey' && couldHunt(before, seat, task);
  const reef = reefOf(before, seat);
  return (
    isTurnAction(action) &&
    !reef.purified &&
    purse(reef, 'coins') > 0 &&
    reef.corals.some((coral) => coral.polluted)
  );
}

function mattered(modifier: Modifier, reef: Reef, event: AtollEvent): boolean {
  switch (modifier.modifier) {
    case 'coloniesNeeded': {
      if (event.type !== 'animalPlaced') return false;
      const card = animalCard(event.card);
      return matchesAnimal(modifier.filter, card) && facingColonies(reef, event) < card.colonies;
    }
    case 'animalPrice': {
      if (event.type !== 'animalPlaced') return false;
      const card = animalCard(event.card);
      return matchesAnimal(modifier.filter, card) && card.cost > modifier.min;
    }
    case 'growthPrice':
      return false;
    case 'yield':
      return modifier.of === 'colonies'
        ? event.type === 'recovered'
        : event.type === 'supportUsed' && event.support === 'bloom';
    case 'income':
      return event.type === 'incomeTaken' && event.choice === modifier.choice;
    case 'hunts':
      return event.type === 'hunted' && reef.huntsUsed > 0;
    case 'feedPrice':
    case 'forbid':
      return false;
  }
}

export function seeTriggers({ events }: AtollStep, mark: Mark): void {
  for (const event of events) {
    if (event.type === 'gained' && TRIGGERS.includes(event.card)) mark('triggers', event.card);
    if (event.type === 'raised' && event.cause === 'passive') mark('triggers', event.card);
  }
}
