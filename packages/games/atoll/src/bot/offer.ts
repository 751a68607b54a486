import { CORAL_PRICE } from '../cards/index.ts';
import { memoize } from '../memoize.ts';
import type { CardId } from '../vocabulary.ts';
import { animalTraits, type AnimalTraits } from './animal-traits.ts';
import { overlap } from './card-set.ts';
import { animalCounts } from './animal-counts.ts';
import { coralTraits, type CoralTraits } from './coral-traits.ts';
import { bestRaise } from './coral-work.ts';
import type { ProjectedPosition } from './projected-position.ts';
import { valueOfAnimal, valueOfCoral, type ByRounds } from './card-value.ts';
import { coralPointsOf } from './scoring.ts';
import { FEATURE, addFeature } from './feature-sums.ts';
import { WEIGHTS } from './weights.ts';

/** The additional worth of a card for an atoll with its partner in Symbiosis. */
const PAIR = 3;

/** A card on offer, with the facts that hold for every buyer. */
interface Offered<T> {
  readonly traits: T;
  readonly promise: ByRounds;
}

/** Offers seldom change while positions are compared. */
const animalsOf = (): ((offer: readonly CardId[]) => readonly Offered<AnimalTraits>[]) =>
  memoize((offer) =>
    offer.map((card) => ({ traits: animalTraits(card), promise: valueOfAnimal.get(card) ?? [] })),
  );
const commonAnimals = animalsOf();
const largeFish = animalsOf();
const coralsOf = memoize((offer: readonly CardId[]): readonly Offered<CoralTraits>[] =>
  offer.map((card) => ({ traits: coralTraits(card), promise: valueOfCoral.get(card) ?? [] })),
);

/**
 * The best bargains in the offers that the seat can pay, if colonies suffice (`room`: the most that
 * face a free cell).
 */
export function noteOffers(projected: ProjectedPosition, room: number): void {
  const { state, reef, roundsLeft, coins, leaving } = projected;
  const purse = coins + reef.scales;
  if (purse === 0) return;
  const coin = WEIGHTS.coins[roundsLeft] as number;
  const { all } = animalCounts(reef.animals);
  let first = 0;
  let second = 0;
  let far = 0;
  const offered = commonAnimals(state.animals.offer);
  const staying = offered.length - leaving;
  const large = largeFish(state.large.offer);
  for (let slot = 0; slot < staying + large.length; slot++) {
    const { traits, promise } = (
      slot < staying ? offered[slot] : large[slot - staying]
    ) as Offered<AnimalTraits>;
    if (traits.cost > purse) continue;
    const gain =
      (promise[roundsLeft] as number) -
      traits.cost * coin +
      (overlap(traits.partner, all) ? PAIR : 0);
    if (traits.colonies > room) far = Math.max(far, gain);
    else if (gain > first) {
      second = first;
      first = gain;
    } else if (gain > second) second = gain;
  }
  addFeature(FEATURE.bargain, first);
  addFeature(FEATURE.secondBargain, second);
  addFeature(FEATURE.bargainWithoutRoom, Math.max(0, far - first));
  if (purse >= CORAL_PRICE)
    addFeature(FEATURE.coralBargain, bestCoral(projected) - CORAL_PRICE * coin);
}

/** The worth of the best coral of the offer. */
function bestCoral(projected: ProjectedPosition): number {
  const { state, roundsLeft, leaving } = projected;
  const price = CORAL_PRICE * (WEIGHTS.coins[roundsLeft] as number);
  let best = price;
  const offered = coralsOf(state.corals.offer);
  for (let slot = 0; slot < offered.length - leaving; slot++) {
    const { traits, promise } = offered[slot] as Offered<CoralTraits>;
    const points = (promise[roundsLeft] as number) + arrival(projected, traits);
    if (points > best) best = points;
  }
  return best;
}

/** The yield of a coral on this atoll that others would not get from it. */
function arrival(projected: ProjectedPosition, traits: CoralTraits): number {
  const { reef, roundsLeft } = projected;
  let points = 0;
  if (traits.terms.length > 0) {
    const { now, later } = coralPointsOf(projected, traits);
    points += now + (later - now) * (WEIGHTS.scoringGrowth[roundsLeft] as number);
  }
  if (traits.entersRaising)
    points += traits.entersRaising.upTo * bestRaise(reef, traits.entersRaising.kind);
  if (traits.entersCleaning > 0) {
    const cleaned = Math.min(traits.entersCleaning, pollutedCorals(reef));
    points += cleaned * (1 - (WEIGHTS.polluted[roundsLeft] as number));
  }
  return points;
}

function pollutedCorals({ corals }: ProjectedPosition['reef']): number {
  let count = 0;
  for (const coral of corals) if (coral.polluted) count++;
  return count;
}
