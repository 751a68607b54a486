import type { Outcome, ScoreLine, Sheet } from '@atoll/engine';
import { animalCard, coralCard, soloRank } from './cards/index.ts';
import type { AnimalCard } from './cards/card.ts';
import { valueOf } from './filter.ts';
import { memoize } from './memoize.ts';
import type { Animal, AtollState, Coral, Reef } from './state.ts';
import type { Category, ScoreTerm } from './vocabulary.ts';

/** The rows of the score sheet, in the order of the rulebook's Game Evaluation. */
export const SCORE_CATEGORIES = [
  'animals',
  'corals',
  'endings',
  'popularity',
  'scales',
  'pollution',
  'biodiversity',
] as const;
export type ScoreCategory = (typeof SCORE_CATEGORIES)[number];

/**
 * Points of a further card of a fish category, and of a category of Other Animals (rulebook,
 * "Biodiversity Scoring").
 */
const FURTHER_FISH = 2;
const OTHER_CATEGORY = 1;

/**
 * The standing of the match: alone a rank by points; else ties are broken by less pollution, then
 * share their rank.
 */
export function outcome(state: AtollState): Outcome {
  const sheets = state.reefs.map((reef, seat) => sheetOf(state, reef, seat));
  const [alone, ...others] = sheets;
  if (alone && others.length === 0)
    return { kind: 'solo', band: soloRank(alone.total), scores: [alone] };
  const seats = sheets.map((sheet, seat) => ({
    ...sheet,
    pollution: ofCorals(state.reefs[seat]?.corals ?? []).polluted,
  }));
  const ahead = (a: (typeof seats)[number], b: (typeof seats)[number]): boolean =>
    a.total > b.total || (a.total === b.total && a.pollution < b.pollution);
  const scores = seats.map(({ pollution, ...own }) => {
    const rank = 1 + seats.filter((other) => ahead(other, { ...own, pollution })).length;
    const tied = seats.some((other) => other.seat !== own.seat && other.total === own.total);
    return {
      ...own,
      rank,
      ...(tied ? { tieBreak: { category: 'pollution', points: pollution } } : {}),
    };
  });
  return { kind: 'ranking', order: 'points', scores };
}

function sheetOf(modules: Modules, reef: Reef, seat: number): Sheet {
  const lines = scoreLines(modules, reef);
  return { seat, lines, total: lines.reduce((sum, line) => sum + line.points, 0) };
}

/** The current points of one atoll. */
export function totalOf({ biodiversity }: Modules, reef: Reef): number {
  const { levels, diversity, endings } = ofAnimals(reef.animals);
  const { polluted, scoring } = ofCorals(reef.corals);
  const cards =
    levels + terms(reef, scoring) + terms(reef, endings) + (biodiversity ? diversity : 0);
  return cards + reef.popularity + reef.scales - polluted;
}

/** The modules that are played with. */
type Modules = Pick<AtollState, 'biodiversity'>;

/** A row of the score sheet. */
export interface AtollScoreLine extends ScoreLine {
  readonly category: ScoreCategory;
}

/** The current rows of the score sheet of one atoll; Biodiversity only where it is played. */
export function scoreLines({ biodiversity }: Modules, reef: Reef): readonly AtollScoreLine[] {
  const { levels, diversity, endings } = ofAnimals(reef.animals);
  const { polluted, scoring } = ofCorals(reef.corals);
  const points: Record<ScoreCategory, number> = {
    animals: levels,
    corals: terms(reef, scoring),
    endings: terms(reef, endings),
    popularity: reef.popularity,
    scales: reef.scales,
    pollution: -polluted,
    biodiversity: diversity,
  };
  const shown = SCORE_CATEGORIES.filter((category) => category !== 'biodiversity' || biodiversity);
  // Adding zero turns minus zero, which people never write, into zero.
  return shown.map((category) => ({ category, points: points[category] + 0 }));
}

/** The points of a row of animals, and the scoring effects of those at the top. */
interface AnimalPoints {
  readonly levels: number;
  readonly diversity: number;
  readonly endings: readonly ScoreTerm[];
}

const ofAnimals = memoize((row: readonly Animal[]): AnimalPoints => {
  let levels = 0;
  let diversity = 0;
  const seen: Category[] = [];
  const endings: ScoreTerm[] = [];
  for (const animal of row) {
    const card = animalCard(animal.card);
    levels += card.points[animal.level - 1] ?? 0;
    const first = !seen.includes(card.category);
    if (first) seen.push(card.category);
    diversity += diversityOf(card, first);
    if (animal.level === 3)
      for (const effect of card.effects) if (effect.on === 'end') endings.push(...effect.score);
  }
  return { levels, diversity, endings };
});

/**
 * The Biodiversity of a card; `first` tells whether it is the first of its category on its atoll.
 */
export const diversityOf = ({ group }: AnimalCard, first: boolean): number =>
  group === 'fish' ? (first ? 0 : FURTHER_FISH) : first ? OTHER_CATEGORY : 0;

/**
 * The pollution of a row of corals, and the scoring effects of its clean End-of-Game corals
 * (rulebook, "Scoring effect").
 */
interface CoralPoints {
  readonly polluted: number;
  readonly scoring: readonly ScoreTerm[];
}

const ofCorals = memoize((row: readonly Coral[]): CoralPoints => {
  let polluted = 0;
  const scoring: ScoreTerm[] = [];
  for (const coral of row) {
    const { ability } = coralCard(coral.card);
    if (coral.polluted) polluted++;
    else if (ability.type === 'endOfGame') scoring.push(...ability.score);
  }
  return { polluted, scoring };
});

function terms(reef: Reef, score: readonly ScoreTerm[]): number {
  let points = 0;
  for (const term of score)
    if (!term.cleanReef || ofCorals(reef.corals).polluted === 0)
      points += valueOf(term.points, reef);
  return points;
}

/** The points of an End-of-Game coral; only while it is clean. */
export function scoringOf(reef: Reef, { card, polluted }: Coral): number {
  const { ability } = coralCard(card);
  return ability.type === 'endOfGame' && !polluted ? terms(reef, ability.score) : 0;
}

/** The points of the scoring effects of an animal; only at its top level. */
export function endingOf(reef: Reef, { card, level }: Animal): number {
  if (level < 3) return 0;
  return animalCard(card).effects.reduce(
    (sum, effect) => (effect.on === 'end' ? sum + terms(reef, effect.score) : sum),
    0,
  );
}
