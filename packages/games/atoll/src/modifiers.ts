import { coralCard, eventCard, GROWTH_PRICE, incomeOf, isEvent } from './cards/index.ts';
import type { AnimalCard, EventCard } from './cards/card.ts';
import { matchesAnimal } from './filter.ts';
import type { Coral, Reef } from './state.ts';
import type { CardId, CoralTrigger, Forbidden, IncomeChoice, Modifier, ModifierName } from './vocabulary.ts';

/** Where the event in force is read off: a state or its public view. */
export interface EventsInPlay {
  readonly events: { readonly past: readonly CardId[] };
}

/** What the modifiers of an atoll are read off: a reef, or as much of its public view. */
export interface CoralsInPlay {
  readonly corals: readonly { readonly card: string; readonly polluted: boolean }[];
}

type ModifierOf<K extends ModifierName> = Extract<Modifier, { readonly modifier: K }>;

/**
 * The modifiers of one name in force on an atoll: those of its unpolluted passive corals (rulebook, "Passive effect"),
 * then those of the event.
 */
function inForce<K extends ModifierName>(table: EventsInPlay, reef: CoralsInPlay, name: K): readonly ModifierOf<K>[] {
  const found: ModifierOf<K>[] = [];
  for (const coral of reef.corals) {
    if (coral.polluted) continue;
    for (const modifier of modifiersOf(coral.card)) if (modifier.modifier === name) found.push(modifier as ModifierOf<K>);
  }
  if (table.events.past.length > 0) found.push(...ofEvent(table, name));
  return found;
}

function ofEvent<K extends ModifierName>(table: EventsInPlay, name: K): readonly ModifierOf<K>[] {
  const event = eventInForce(table);
  if (!event) return [];
  return modifiersOf(event.id).filter((modifier): modifier is ModifierOf<K> => modifier.modifier === name);
}

/** The persistent event whose rules hold now: the one revealed last, until another card lies on top of it. */
export function eventInForce({ events: { past } }: EventsInPlay): EventCard | undefined {
  const top = past[past.length - 1];
  if (top === undefined) return undefined;
  const event = eventCard(top);
  return event.kind === 'persistent' ? event : undefined;
}

/** What a coral changes while it is in play and clean, or an event while it is in force. */
export function modifiersOf(card: CardId): readonly Modifier[] {
  if (isEvent(card)) {
    const event = eventCard(card);
    return event.kind === 'persistent' ? event.modifiers : [];
  }
  const { ability } = coralCard(card);
  return ability.type === 'passive' ? (ability.modifiers ?? []) : [];
}

/** The clean corals that listen to something, with what they do then, in the order in which they came. */
export function listeners(reef: Reef, on: CoralTrigger['on']): readonly { readonly coral: Coral; readonly trigger: CoralTrigger }[] {
  const found: { coral: Coral; trigger: CoralTrigger }[] = [];
  for (const coral of reef.corals) {
    const { ability } = coralCard(coral.card);
    if (!coral.polluted && ability.type === 'passive' && ability.trigger?.on === on) found.push({ coral, trigger: ability.trigger });
  }
  return found;
}

function lowered(price: number, cuts: readonly { readonly by: number; readonly min: number }[]): number {
  return cuts.reduce((rest, cut) => Math.min(rest, Math.max(cut.min, rest - cut.by)), price);
}

/** Coins for an animal. */
export function animalPrice(table: EventsInPlay, reef: CoralsInPlay, card: AnimalCard): number {
  return lowered(card.cost, inForce(table, reef, 'animalPrice').filter((cut) => matchesAnimal(cut.filter, card)));
}

/** Colonies that must face the cell of an animal, 0 to 4. */
export function coloniesNeeded(table: EventsInPlay, reef: CoralsInPlay, card: AnimalCard): number {
  const cuts = inForce(table, reef, 'coloniesNeeded').filter((cut) => matchesAnimal(cut.filter, card));
  return Math.max(0, cuts.reduce((need, cut) => need - cut.by, card.colonies));
}

/** Plankton for a Colony Growth. */
export function growthPrice(table: EventsInPlay, reef: CoralsInPlay): number {
  return lowered(GROWTH_PRICE, inForce(table, reef, 'growthPrice'));
}

/** Plankton for a feeding that is paid in plankton, by what the card prints. */
export function feedPrice(table: EventsInPlay, reef: CoralsInPlay, printed: number): number {
  return inForce(table, reef, 'feedPrice').reduce((sum, modifier) => sum + modifier.by, printed);
}

export function yieldBonus(table: EventsInPlay, reef: CoralsInPlay, of: 'colonies' | 'bloom'): number {
  return inForce(table, reef, 'yield').reduce((sum, modifier) => (modifier.of === of ? sum + modifier.by : sum), 0);
}

/** What an income brings an atoll. */
export interface Brought {
  readonly coins: number;
  readonly plankton: number;
  readonly pollution: number;
}

function broughtWith(choice: IncomeChoice, round: number, modifiers: readonly ModifierOf<'income'>[]): Brought {
  const printed = incomeOf(choice, round);
  const found = modifiers.filter((modifier) => modifier.choice === choice);
  return {
    coins: found.reduce((sum, modifier) => sum + (modifier.coins ?? 0), printed.coins),
    plankton: found.reduce((sum, modifier) => sum + (modifier.plankton ?? 0), 0),
    pollution: found.reduce((sum, modifier) => sum + (modifier.pollution ?? 0), printed.pollution),
  };
}

/** What an income brings an atoll after the present round, 1 to 3. */
export function incomeFor(table: EventsInPlay & { readonly round: number }, reef: CoralsInPlay, choice: IncomeChoice): Brought {
  return broughtWith(choice, table.round, inForce(table, reef, 'income'));
}

/** The same before the atoll's own modifiers. */
export function incomeBefore(table: EventsInPlay & { readonly round: number }, choice: IncomeChoice): Brought {
  return broughtWith(choice, table.round, ofEvent(table, 'income'));
}

/** Hunts of a round: one, and more by corals. */
export function huntsPerRound(table: EventsInPlay, reef: CoralsInPlay): number {
  return inForce(table, reef, 'hunts').reduce((sum, modifier) => sum + modifier.by, 1);
}

/** Whether something is ruled out for an atoll now. */
export function isForbidden(table: EventsInPlay, reef: CoralsInPlay, what: Forbidden): boolean {
  return inForce(table, reef, 'forbid').some((modifier) => modifier.what === what);
}
