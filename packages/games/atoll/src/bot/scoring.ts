import { countColonies } from '../reef/grid.ts';
import type { Reef } from '../state.ts';
import type { Count } from '../vocabulary.ts';
import { common } from './card-set.ts';
import { animalCounts, type AnimalCounts } from './animal-counts.ts';
import type { CoralTraits, Term } from './coral-traits.ts';
import type { ProjectedPosition } from './projected-position.ts';

/**
 * The average yield of a remaining round: animals, corals, colonies, pairs, and new categories for
 * an animal.
 */
const ANIMALS = 2.2;
const CORALS = 1.1;
const COLONIES = 4;
const PAIRS = 0.1;
const NEW_CATEGORY = 0.38;
/** Coins for a typical animal. */
const PRICE = 3;
/** The share of animals below the top that reach it, with rounds left and without. */
const TOPS = 0.8;
const LAST_TOPS = 0.6;

/** Points of a scoring coral now, and at the end if the reef grows as it usually does. */
export interface CoralPoints {
  readonly now: number;
  readonly later: number;
}

/** The worth of a scoring coral for an atoll, held or not; its own pollution aside. */
export function coralPointsOf(projected: ProjectedPosition, { terms }: CoralTraits): CoralPoints {
  const census = animalCounts(projected.reef.animals);
  let now = 0;
  let later = 0;
  for (const term of terms) {
    const { points, cleanReef } = term;
    if (typeof points === 'number') {
      const held = cleanReef && projected.reef.corals.some((coral) => coral.polluted) ? 0 : points;
      now += held;
      later += held;
      continue;
    }
    const { each, every = 1, max = Infinity } = points;
    const count = countNow(projected.reef, census, { term, count: points });
    const more = growth(projected, census, { term, count: points });
    now += Math.min(max, Math.floor(count / every) * each);
    later += Math.min(max, ((count + more) * each) / every);
  }
  return { now, later: Math.max(now, later) };
}

/** A counted amount of a term. */
interface Counted {
  readonly term: Term;
  readonly count: Count;
}

function countNow(reef: Reef, census: AnimalCounts, { term, count }: Counted): number {
  switch (count.per) {
    case 'animals':
      return common(term.counted, term.topOnly ? census.top : census.all);
    case 'corals':
      return reef.corals.length;
    case 'colonies':
      return countColonies(reef);
    case 'pairs':
      return census.paired / 2;
    case 'otherCategories':
      return census.otherCategories;
    case 'fishCategories':
      return census.fishCategories;
  }
}

/** The growth of its counted things until the end. */
function growth(
  { reef, roundsLeft, coins }: ProjectedPosition,
  census: AnimalCounts,
  { term, count }: Counted,
): number {
  const animals = roundsLeft * ANIMALS + Math.min(4, (coins + reef.scales) / PRICE);
  switch (count.per) {
    case 'animals':
      return term.topOnly
        ? tops(census, term, roundsLeft) + 0.5 * animals * term.share
        : animals * term.share;
    case 'corals':
      return roundsLeft * CORALS + 0.5;
    case 'colonies':
      return roundsLeft * COLONIES + 1;
    case 'pairs':
      return roundsLeft * PAIRS;
    case 'otherCategories':
    case 'fishCategories':
      return animals * NEW_CATEGORY;
  }
}

/** Animals of a kind that will rise to the top from where they are. */
function tops({ all, middle, top }: AnimalCounts, { counted }: Term, roundsLeft: number): number {
  if (roundsLeft === 0) return LAST_TOPS * common(counted, middle);
  return TOPS * (common(counted, all) - common(counted, top));
}
