import { valueOf } from '../filter.ts';
import type { Animal, Reef } from '../state.ts';
import { traitsOfAnimals, type AnimalTraits, type Step } from './animal-traits.ts';
import { noteHunger, noteHunts } from './hunting.ts';
import type { ProjectedPosition } from './projected-position.ts';
import { FEATURE, addFeature } from './feature-sums.ts';

/** The levels that animals may still rise, in points, by the cost of feeding them. */
export function noteFeeding(projected: ProjectedPosition): void {
  const { reef } = projected;
  addFeature(FEATURE.animals, reef.animals.length);
  const row = traitsOfAnimals(reef.animals);
  let plankton = 0;
  for (let slot = 0; slot < row.length; slot++) {
    const animal = reef.animals[slot] as Animal;
    if (animal.level < 3) plankton += noteAnimal(projected, animal, row[slot] as AnimalTraits);
  }
  addFeature(FEATURE.feedCost, plankton);
  addFeature(FEATURE.feedShort, Math.max(0, plankton - projected.plankton));
  noteHunts(projected);
}

/** Returns the plankton that its feedings take. */
function noteAnimal(projected: ProjectedPosition, animal: Animal, traits: AnimalTraits): number {
  const { reef, roundsLeft, rest } = projected;
  addFeature(animal.level === 1 ? FEATURE.low : FEATURE.middle, 1);
  const tired = Math.max(0, animal.fatigue - rest);
  addFeature(FEATURE.tired, tired);
  const top = topPoints(traits, reef);
  if (traits.passive) {
    const rise = traits.points[3] - traits.points[animal.level] + top + traits.scales;
    addFeature(
      traits.passive === 'bought' ? FEATURE.risesWithCorals : FEATURE.risesWithReductions,
      rise,
    );
    return 0;
  }
  let byPartner = partnerFeedings(projected, animal);
  let plankton = 0;
  // `ahead`: rounds until it can be fed.
  for (
    let level: number = animal.level, ahead = tired;
    level < 3 && (ahead <= roundsLeft || byPartner > 0);
    level++
  ) {
    const step = traits.steps[level] as Step;
    const fed = ahead <= roundsLeft;
    const gain =
      (traits.points[level + 1] as number) -
      (traits.points[level] as number) +
      (level === 2 ? top : 0);
    if (level === 2)
      addFeature(fed && ahead > 0 ? FEATURE.scalesLater : FEATURE.scalesSoon, traits.scales);
    if (fed) {
      if (step.kind === 'prey') noteHunger({ animal, step, gain });
      else addFeature(lineOf(step, animal), gain);
      if (step.orPrey) addFeature(FEATURE.orPrey, gain);
      plankton += step.plankton;
      if (step.kind === 'plankton' && ahead === 0) plankton += projected.event.dearerFeeding;
      ahead += step.tokens;
    } else {
      addFeature(FEATURE.partner, gain);
      byPartner--;
    }
  }
  return plankton;
}

/** The line on which the points of a feeding without prey are noted. */
function lineOf({ kind }: Step, { partner }: Animal): number {
  if (kind === 'plankton') return FEATURE.paid;
  if (kind === 'tiring') return FEATURE.tiring;
  return kind === 'partner' && partner === '' ? FEATURE.lonely : FEATURE.free;
}

/** The yield of the top beside its own points and fish scales. */
export function topPoints(traits: AnimalTraits, reef: Reef): number {
  let points = traits.atTop;
  for (const term of traits.ending) points += valueOf(term.points, reef);
  return points;
}

/** How often its partner can be fed and take it along. */
function partnerFeedings({ reef, roundsLeft, rest }: ProjectedPosition, animal: Animal): number {
  if (animal.partner === '') return 0;
  const partner = reef.animals.find((other) => other.card === animal.partner);
  if (!partner) return 0;
  return Math.max(
    0,
    Math.min(3 - partner.level, roundsLeft + 1 - Math.max(0, partner.fatigue - rest)),
  );
}
