import type { WatchedStep } from '@atoll/engine';
import type { AtollAction } from '../../action.ts';
import { animalCard, BASIC_CORAL, isAnimal, isCoral } from '../../cards/index.ts';
import { topFrame } from '../../context.ts';
import type { AtollEvent } from '../../event.ts';
import { endingOf, scoringOf } from '../../score.ts';
import type { AtollState } from '../../state.ts';
import { seatsFrom } from '../../turn.ts';
import { isTurnAction } from '../../verbs/index.ts';
import type { CardId } from '../../vocabulary.ts';
import { concluded, followed } from './lead-changes.ts';
import { flowsOf } from './flows.ts';
import type { Happening } from './counts.ts';
import type { AtollNotes as Notes } from './notes.ts';

/** The seats in their order of play in the first round. */
export function order(start: AtollState): readonly number[] {
  return seatsFrom(start, start.starter);
}

/** The card that an action buys, if it buys one. */
export const buys = (action: AtollAction): readonly CardId[] =>
  action.type === 'buyAnimal' || action.type === 'buyCoral' ? [action.card] : [];

/** Notes the offers at the start of a match. */
export function begun({ animals, large, corals }: AtollState, notes: Notes): void {
  for (const pile of [animals, large, corals]) for (const card of pile.offer) notes.offered(card);
}

export function played(step: WatchedStep<AtollState, AtollAction, AtollEvent>, notes: Notes): void {
  followed(step, notes);
  const { before, seat, action, legal } = step;
  if (isTurnAction(action)) {
    notes.counted('actions', action.type, seat);
    notes.counted('turns', String(before.round), seat);
    for (const choice of legal) {
      for (const card of buys(choice)) notes.open(card, seat);
    }
  }
  const source = topFrame(before)?.card ?? '';
  for (const event of step.events) {
    seeCards(event, notes, source);
    if ('seat' in event)
      for (const happening of happeningsOf(event))
        notes.counted('happenings', happening, event.seat);
    if ('seat' in event)
      for (const [flow, amount] of flowsOf(event, action))
        notes.counted('tokens', flow, event.seat, amount);
    if (event.type === 'eventRevealed') notes.counted('events', event.card, before.starter);
    if (event.type === 'incomeTaken') notes.counted('income', event.choice, event.seat);
    if (event.type === 'passed')
      notes.counted('bonus', event.row < 0 ? 'none' : String(event.row), event.seat);
  }
}

/** `source`: the card whose effect was under way when the step started, or ''. */
function seeCards(event: AtollEvent, notes: Notes, source: CardId): void {
  switch (event.type) {
    case 'offerRefilled':
      return notes.offered(event.card);
    case 'animalPlaced':
    case 'coralPlaced':
      return notes.bought(event.card, event.seat);
    case 'gained':
      if (!isOfDeck(event.card)) return;
      notes.brought(event.card, 'effects', event.scales + event.popularity);
      notes.brought(event.card, 'coins', event.coins);
      return notes.brought(event.card, 'plankton', event.plankton);
    case 'raised':
      if (event.cause === 'effect' && isOfDeck(source)) notes.brought(source, 'raises', 1);
      return;
    case 'cleaned':
      if (isOfDeck(source)) notes.brought(source, 'cleaned', 1);
      return;
  }
}

function isOfDeck(card: CardId): boolean {
  return card !== BASIC_CORAL && (isAnimal(card) || isCoral(card));
}

function happeningsOf(event: AtollEvent): readonly Happening[] {
  switch (event.type) {
    case 'hunted':
      return ['hunt'];
    case 'sheltered':
      return ['shelter'];
    case 'paired':
      return ['pair'];
    case 'reduced':
      return ['reduced'];
    case 'wentExtinct':
      return ['reduced', 'extinct'];
    case 'paid':
      return event.scales > 0 ? ['scales'] : [];
    case 'raised':
      return [...RISES[event.cause], ...(event.level === 3 ? (['top'] as const) : [])];
    default:
      return [];
  }
}

const RISES = { fed: [], partner: ['partner'], passive: ['passive'], effect: ['effect'] } as const;

/** Notes the points of the cards in play. */
export function ended(end: AtollState, notes: Notes): void {
  concluded(end, notes);
  const { reefs } = end;
  for (const reef of reefs) {
    for (const animal of reef.animals) {
      notes.brought(animal.card, 'levels', animalCard(animal.card).points[animal.level - 1] ?? 0);
      notes.brought(animal.card, 'effects', endingOf(reef, animal));
    }
    for (const coral of reef.corals)
      if (isOfDeck(coral.card)) notes.brought(coral.card, 'effects', scoringOf(reef, coral));
  }
}
