import { memoize } from '../memoize.ts';
import type { Animal, AtollState } from '../state.ts';
import { animalTraits, type Step } from './animal-traits.ts';
import { NO_CARDS, overlap, type CardSet } from './card-set.ts';
import { animalCounts } from './animal-counts.ts';
import type { ProjectedPosition } from './projected-position.ts';
import { FEATURE, addFeature } from './feature-sums.ts';

/** An expected feeding that takes prey. */
interface Hunger {
  readonly animal: Animal;
  readonly step: Step;
  /** Points of the level gained, without fish scales. */
  readonly gain: number;
}

/** Collected during the loop over the animals, because hunts are shared among them. */
const hungry: Hunger[] = [];

export function noteHunger(hunger: Hunger): void {
  hungry.push(hunger);
}

/** The points in feedings that take prey: from Shelter, by a hunt, or from the own reef. */
export function noteHunts(projected: ProjectedPosition): void {
  if (hungry.length === 0) return;
  const about = gameAbout(projected.state, projected.seat);
  const forbidden = projected.event.huntForbidden;
  let hunts = 0;
  let points = 0;
  for (const hunger of hungry) {
    const { gain, step } = hunger;
    const loss = cheapestPrey(projected, hunger);
    if (loss === 0 && step.times === 1) {
      addFeature(FEATURE.shelter, gain);
      continue;
    }
    if (loss < gain) addFeature(FEATURE.ownPrey, gain - loss);
    const seen = overlap(step.game, about) && (!forbidden || projected.roundsLeft > 0);
    if (seen) addFeature(FEATURE.game, gain / step.times);
    else if (projected.roundsLeft > 0) addFeature(FEATURE.gameLater, gain * step.reach);
    else continue;
    hunts++;
    points += gain;
  }
  const missing = hunts - (forbidden ? 0 : projected.hunts) - projected.roundsLeft;
  if (missing > 0) addFeature(FEATURE.huntsMissing, (missing * points) / hunts);
  hungry.length = 0;
}

/** The points that the least valuable own prey would lose; Infinity without any. */
function cheapestPrey({ reef }: ProjectedPosition, { animal, step }: Hunger): number {
  let least = Infinity;
  for (const other of reef.animals) {
    if (other === animal || other.partner === animal.card) continue;
    const traits = animalTraits(other.card);
    if (!overlap(traits.bit, step.prey)) continue;
    const loss = traits.shelter
      ? 0
      : (traits.points[other.level] as number) - (traits.points[other.level - 1] as number);
    if (loss < least) least = loss;
  }
  return least;
}

const offered = memoize((cards: readonly string[]) =>
  cards.map((card) => animalTraits(card).bit).reduce(merged, NO_CARDS),
);

function merged(a: CardSet, b: CardSet): CardSet {
  return { low: a.low | b.low, high: a.high | b.high };
}

/** The animals that can be hunted now: on other atolls, alone in the offers. */
function gameAbout({ reefs, animals, large }: AtollState, seat: number): CardSet {
  if (reefs.length === 1) return merged(offered(animals.offer), offered(large.offer));
  return reefs.reduce(
    (all, reef, other) => (other === seat ? all : merged(all, animalCounts(reef.animals).all)),
    NO_CARDS,
  );
}
