import type { Coral, Reef } from '../state.ts';
import { animalTraits } from './animal-traits.ts';
import { overlap, type CardSet } from './card-set.ts';
import { traitsOfCorals, type CoralTraits } from './coral-traits.ts';
import type { ProjectedPosition } from './projected-position.ts';
import { coralPointsOf } from './scoring.ts';
import { FEATURE, addFeature } from './feature-sums.ts';

/** Pollution switches a coral off for a time: the share of its worth that is left meanwhile. */
const POLLUTED = 0.6;

/** The future yield of the corals of a reef. */
export function noteCorals(projected: ProjectedPosition): void {
  const { corals } = projected.reef;
  addFeature(FEATURE.corals, corals.length);
  const row = traitsOfCorals(corals);
  for (let slot = 0; slot < row.length; slot++)
    noteCoral(projected, corals[slot] as Coral, row[slot] as CoralTraits);
}

function noteCoral(projected: ProjectedPosition, coral: Coral, traits: CoralTraits): void {
  const { reef, roundsLeft, rest } = projected;
  const { entries, raises, rests, terms } = traits;
  const share = coral.polluted ? POLLUTED : 1;
  const ready = coral.fatigue <= rest;
  if (coral.polluted) addFeature(FEATURE.polluted, 1);
  for (const { line, amount, per } of entries)
    addFeature(
      line,
      amount *
        share *
        (per === 'once' ? 1 : per === 'round' ? roundsLeft : roundsLeft + (ready ? 1 : 0)),
    );
  if (terms.length > 0) {
    const { now, later } = coralPointsOf(projected, traits);
    addFeature(FEATURE.scoringGrowth, share * (later - now));
  }
  if (!ready || coral.polluted) return;
  if (raises) addFeature(FEATURE.raiseNow, bestRaise(reef, raises));
  if (rests) addFeature(FEATURE.restNow, bestRest(projected));
}

/** The most points that an animal of a kind would gain by one level more. */
export function bestRaise({ animals }: Reef, kind: CardSet): number {
  let best = 0;
  for (const animal of animals) {
    const { bit } = animalTraits(animal.card);
    if (animal.level < 3 && overlap(bit, kind)) best = Math.max(best, nextLevel(animal));
  }
  return best;
}

/** The most points that a tired animal could be fed for if it rested. */
function bestRest({ reef, rest }: ProjectedPosition): number {
  let best = 0;
  for (const animal of reef.animals) {
    if (animal.level === 3 || animal.fatigue - rest !== 1) continue;
    const { kind } = animalTraits(animal.card).steps[animal.level];
    if (kind !== 'never' && (kind !== 'partner' || animal.partner !== ''))
      best = Math.max(best, nextLevel(animal));
  }
  return best;
}

function nextLevel({ card, level }: Reef['animals'][number]): number {
  const { points, scales, atTop } = animalTraits(card);
  return (points[level + 1] as number) - points[level] + (level === 2 ? scales + atTop : 0);
}
