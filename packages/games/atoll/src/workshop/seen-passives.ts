import { animalCard, animals, basicCoral, corals } from '../cards/index.ts';
import { reefOf } from '../context.ts';
import { matchesAnimal } from '../filter.ts';
import { facingColonies } from '../grid.ts';
import { modifiersOf } from '../modifiers.ts';
import type { Reef } from '../state.ts';
import type { CardId, Modifier } from '../vocabulary.ts';
import type { AtollEvent } from '../event.ts';
import type { AtollStep, Mark } from './step.ts';

/** Each modifier of each coral, such as `great-star-coral coloniesNeeded`. */
export const MODIFIERS: readonly string[] = corals.flatMap((card) =>
  modifiersOf(card.id).map((modifier) => modifierName(card.id, modifier)),
);

/** The cards that act or rise by themselves. */
export const TRIGGERS: readonly string[] = [
  ...[basicCoral, ...corals].filter(({ ability }) => ability.type === 'passive' && ability.trigger).map((card) => card.id),
  ...animals.filter((card) => card.feed.kind === 'passive').map((card) => card.id),
];

function modifierName(card: CardId, { modifier }: Modifier): string {
  return `${card} ${modifier}`;
}

/** Marks the modifiers in force that made a difference. */
export function seeModifiers({ before, seat, action, events }: AtollStep, mark: Mark): void {
  // Growth is no event of its own until its place is chosen.
  if (action.type === 'grow') each(reefOf(before, seat), (modifier) => modifier.modifier === 'growthPrice', mark);
  for (const event of events)
    if ('seat' in event) each(reefOf(before, event.seat), (modifier, reef) => mattered(modifier, reef, event), mark);
}

function each(reef: Reef, chosen: (modifier: Modifier, reef: Reef) => boolean, mark: Mark): void {
  for (const coral of reef.corals)
    for (const modifier of coral.polluted ? [] : modifiersOf(coral.card))
      if (chosen(modifier, reef)) mark('modifiers', modifierName(coral.card, modifier));
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
      return modifier.of === 'colonies' ? event.type === 'recovered' : event.type === 'supportUsed' && event.support === 'bloom';
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
