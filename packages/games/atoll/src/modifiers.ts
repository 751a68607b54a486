import { coralCard, eventCard, GROWTH_PRICE, incomeOf, isEvent } from './cards/index.ts';
import type { AnimalCard, EventCard } from './cards/card.ts';
import { matchesAnimal } from './filter.ts';
import type { Coral, Reef } from './state.ts';
import type { CardId, Forbidden, IncomeChoice, Modifier, Trigger } from './vocabulary.ts';

/** Where the event in force is read off: a state or its public view. */
export interface EventsInPlay {
  readonly events: { readonly past: readonly CardId[] };
}

/** The part of an atoll that determines its modifiers: a reef, or as much of its public view. */
export interface CoralsInPlay {
  readonly corals: readonly { readonly card: string; readonly polluted: boolean }[];
}

const NONE: readonly Modifier[] = [];

/** The newest answer of `inForce`; a list of the legal actions asks several times. */
let newest: {
  readonly past: readonly CardId[] | undefined;
  readonly corals: CoralsInPlay['corals'];
  readonly found: readonly Modifier[];
} = { past: undefined, corals: [], found: NONE };

/**
 * The modifiers in force on an atoll: those of its unpolluted passive corals (rulebook, "Passive
 * effect"), then those of the event.
 */
function inForce(table: EventsInPlay, { corals }: CoralsInPlay): readonly Modifier[] {
  const { past } = table.events;
  if (newest.corals !== corals || newest.past !== past)
    newest = { past, corals, found: ofEventAndCorals(table, corals) };
  return newest.found;
}

function ofEventAndCorals(
  table: EventsInPlay,
  corals: CoralsInPlay['corals'],
): readonly Modifier[] {
  let found = NONE;
  for (const coral of corals) if (!coral.polluted) found = both(found, ofCoral(coral.card));
  return both(found, ofEvent(table));
}

const both = (some: readonly Modifier[], more: readonly Modifier[]): readonly Modifier[] =>
  more.length === 0 ? some : some.length === 0 ? more : [...some, ...more];

function ofEvent(table: EventsInPlay): readonly Modifier[] {
  const event = eventInForce(table);
  return event ? modifiersOf(event.id) : [];
}

/** The persistent event in force: the one revealed last, until another card lies on top of it. */
export function eventInForce({ events: { past } }: EventsInPlay): EventCard | undefined {
  const top = past.at(-1);
  if (top === undefined) return undefined;
  const event = eventCard(top);
  return event.kind === 'persistent' ? event : undefined;
}

/** The modifiers of a coral while it is in play and clean, or of an event while it is in force. */
export function modifiersOf(card: CardId): readonly Modifier[] {
  if (isEvent(card)) {
    const event = eventCard(card);
    return event.kind === 'persistent' ? event.modifiers : [];
  }
  return ofCoral(card);
}

function ofCoral(card: CardId): readonly Modifier[] {
  const { ability } = coralCard(card);
  return ability.type === 'passive' ? (ability.modifiers ?? NONE) : NONE;
}

/** A card with a trigger, and its effect. */
interface Listener {
  readonly card: CardId;
  readonly trigger: Trigger;
}

const NOBODY: readonly Listener[] = [];

/**
 * The event in force if it has the trigger, then the clean corals with the trigger, the newest
 * first: in the order in which their frames are pushed, so that the oldest coral acts first.
 */
export function listeners(
  table: EventsInPlay,
  { corals }: Reef,
  on: Trigger['on'],
): readonly Listener[] {
  let found: Listener[] | undefined;
  const event = eventInForce(table);
  if (event?.kind === 'persistent' && event.trigger?.on === on)
    found = [{ card: event.id, trigger: event.trigger }];
  for (let slot = corals.length - 1; slot >= 0; slot--) {
    const { card, polluted } = corals[slot] as Coral;
    if (polluted) continue;
    const { ability } = coralCard(card);
    if (ability.type === 'passive' && ability.trigger?.on === on)
      (found ??= []).push({ card, trigger: ability.trigger });
  }
  return found ?? NOBODY;
}

/** A price after a reduction, which does not take it below its own floor. */
function lowered(price: number, cut: { readonly by: number; readonly min: number }): number {
  return Math.min(price, Math.max(cut.min, price - cut.by));
}

/** Coins for an animal. */
export function animalPrice(table: EventsInPlay, reef: CoralsInPlay, card: AnimalCard): number {
  let price = card.cost;
  for (const rule of inForce(table, reef))
    if (rule.modifier === 'animalPrice' && matchesAnimal(rule.filter, card))
      price = lowered(price, rule);
  return price;
}

/** Colonies that must face the cell of an animal, 0 to 4. */
export function coloniesNeeded(table: EventsInPlay, reef: CoralsInPlay, card: AnimalCard): number {
  let need = card.colonies;
  for (const rule of inForce(table, reef))
    if (rule.modifier === 'coloniesNeeded' && matchesAnimal(rule.filter, card)) need -= rule.by;
  return Math.max(0, need);
}

/** Plankton for a Colony Growth. */
export function growthPrice(table: EventsInPlay, reef: CoralsInPlay): number {
  let price = GROWTH_PRICE;
  for (const rule of inForce(table, reef))
    if (rule.modifier === 'growthPrice') price = lowered(price, rule);
  return price;
}

/** Plankton for a feeding paid in plankton, by the printed price. */
export function feedPrice(table: EventsInPlay, reef: CoralsInPlay, printed: number): number {
  let price = printed;
  for (const rule of inForce(table, reef)) if (rule.modifier === 'feedPrice') price += rule.by;
  return price;
}

export function yieldBonus(
  table: EventsInPlay,
  reef: CoralsInPlay,
  of: 'colonies' | 'bloom',
): number {
  let bonus = 0;
  for (const rule of inForce(table, reef))
    if (rule.modifier === 'yield' && rule.of === of) bonus += rule.by;
  return bonus;
}

/** The yield of an income for an atoll. */
export interface Brought {
  readonly coins: number;
  readonly plankton: number;
  readonly pollution: number;
}

function broughtWith(choice: IncomeChoice, round: number, modifiers: readonly Modifier[]): Brought {
  let { coins, pollution } = incomeOf(choice, round);
  let plankton = 0;
  for (const rule of modifiers) {
    if (rule.modifier !== 'income' || rule.choice !== choice) continue;
    coins += rule.coins ?? 0;
    plankton += rule.plankton ?? 0;
    pollution += rule.pollution ?? 0;
  }
  return { coins, plankton, pollution };
}

/** The yield of an income for an atoll after the present round, 1 to 3. */
export function incomeFor(
  table: EventsInPlay & { readonly round: number },
  reef: CoralsInPlay,
  choice: IncomeChoice,
): Brought {
  return broughtWith(choice, table.round, inForce(table, reef));
}

/** The same before the atoll's own modifiers. */
export function incomeBefore(
  table: EventsInPlay & { readonly round: number },
  choice: IncomeChoice,
): Brought {
  return broughtWith(choice, table.round, ofEvent(table));
}

/** Hunts of a round: one, and more by corals. */
export function huntsPerRound(table: EventsInPlay, reef: CoralsInPlay): number {
  let hunts = 1;
  for (const rule of inForce(table, reef)) if (rule.modifier === 'hunts') hunts += rule.by;
  return hunts;
}

/** Whether something is ruled out for an atoll now. */
export function isForbidden(table: EventsInPlay, reef: CoralsInPlay, what: Forbidden): boolean {
  for (const rule of inForce(table, reef))
    if (rule.modifier === 'forbid' && rule.what === what) return true;
  return false;
}
