import { coralCard } from './cards/index.ts';
import type { AnimalCard } from './cards/card.ts';
import { matchesAnimal } from './filter.ts';
import type { Coral, Reef } from './state.ts';
import type { CoralTrigger, IncomeChoice, Modifier, ModifierName } from './vocabulary.ts';

/** What modifiers are read off: a reef, or as much of its public view. */
export interface CoralsInPlay {
  readonly corals: readonly { readonly card: string; readonly polluted: boolean }[];
}

type ModifierOf<K extends ModifierName> = Extract<Modifier, { readonly modifier: K }>;

/** The modifiers of one name in force: those of unpolluted passive corals (rulebook, "Passive effect"). */
function inForce<K extends ModifierName>(reef: CoralsInPlay, name: K): readonly ModifierOf<K>[] {
  const found: ModifierOf<K>[] = [];
  for (const coral of reef.corals) {
    if (coral.polluted) continue;
    for (const modifier of modifiersOf(coral.card)) if (modifier.modifier === name) found.push(modifier as ModifierOf<K>);
  }
  return found;
}

/** What a coral changes while it is in play and clean. */
export function modifiersOf(card: string): readonly Modifier[] {
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
export function animalPrice(reef: CoralsInPlay, card: AnimalCard): number {
  return lowered(card.cost, inForce(reef, 'animalPrice').filter((cut) => matchesAnimal(cut.filter, card)));
}

/** Colonies that must face the cell of an animal, 0 to 4. */
export function coloniesNeeded(reef: CoralsInPlay, card: AnimalCard): number {
  const cuts = inForce(reef, 'coloniesNeeded').filter((cut) => matchesAnimal(cut.filter, card));
  return Math.max(0, cuts.reduce((need, cut) => need - cut.by, card.colonies));
}

/** Plankton for a Colony Growth, normally 2. */
export function growthPrice(reef: CoralsInPlay, base: number): number {
  return lowered(base, inForce(reef, 'growthPrice'));
}

export function yieldBonus(reef: CoralsInPlay, of: 'colonies' | 'bloom'): number {
  return inForce(reef, 'yield').reduce((sum, modifier) => (modifier.of === of ? sum + modifier.by : sum), 0);
}

export function incomeBonus(reef: CoralsInPlay, choice: IncomeChoice): { readonly coins: number; readonly plankton: number } {
  const found = inForce(reef, 'income').filter((modifier) => modifier.choice === choice);
  return {
    coins: found.reduce((sum, modifier) => sum + modifier.coins, 0),
    plankton: found.reduce((sum, modifier) => sum + (modifier.plankton ?? 0), 0),
  };
}

/** Hunts of a round: one, and more by corals. */
export function huntsPerRound(reef: CoralsInPlay): number {
  return inForce(reef, 'hunts').reduce((sum, modifier) => sum + modifier.by, 1);
}
