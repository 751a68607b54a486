import type { ScoreLine, SeatScore } from '@atoll/engine';
import { animalCard, coralCard } from './cards/index.ts';
import { valueOf } from './filter.ts';
import type { AtollState, Reef } from './state.ts';
import type { ScoreTerm } from './vocabulary.ts';

/** The rows of the score sheet, in the order of the rulebook's Game Evaluation. */
export const SCORE_CATEGORIES = ['animals', 'corals', 'endings', 'popularity', 'scales', 'pollution', 'biodiversity'] as const;
export type ScoreCategory = (typeof SCORE_CATEGORIES)[number];

/** Points of a further card of a fish category, and of a category of Other Animals (rulebook, "Biodiversity Scoring"). */
const FURTHER_FISH = 2;
const OTHER_CATEGORY = 1;

/** Every seat's score as it stands; equal totals are told apart by less pollution, then share their rank. */
export function score(state: AtollState): readonly SeatScore[] {
  const seats = state.reefs.map((reef, seat) => {
    const lines = scoreLines(state, reef);
    return { seat, lines, total: lines.reduce((sum, line) => sum + line.points, 0), pollution: pollution(reef) };
  });
  const ahead = (a: (typeof seats)[number], b: (typeof seats)[number]): boolean =>
    a.total > b.total || (a.total === b.total && a.pollution < b.pollution);
  return seats.map((own) => {
    const rank = 1 + seats.filter((other) => ahead(other, own)).length;
    const tied = seats.some((other) => other !== own && other.total === own.total);
    const tieBreak = tied ? { tieBreak: { category: 'pollution', points: own.pollution } } : {};
    return { seat: own.seat, total: own.total, rank, lines: own.lines, ...tieBreak };
  });
}

/** The points of one atoll as it stands. */
export function totalOf(modules: Modules, reef: Reef): number {
  return scoreLines(modules, reef).reduce((sum, line) => sum + line.points, 0);
}

/** The modules that are played with. */
type Modules = Pick<AtollState, 'biodiversity'>;

function scoreLines(modules: Modules, reef: Reef): readonly ScoreLine[] {
  const points: Record<ScoreCategory, number> = {
    animals: reef.animals.reduce((sum, animal) => sum + (animalCard(animal.card).points[animal.level - 1] ?? 0), 0),
    corals: corals(reef),
    endings: endings(reef),
    popularity: reef.popularity,
    scales: reef.scales,
    pollution: -pollution(reef),
    biodiversity: modules.biodiversity ? biodiversity(reef) : 0,
  };
  const shown = SCORE_CATEGORIES.filter((category) => category !== 'biodiversity' || modules.biodiversity);
  // Adding zero turns minus zero, which people never write, into zero.
  return shown.map((category) => ({ category, points: points[category] + 0 }));
}

function pollution(reef: Reef): number {
  return reef.corals.filter((coral) => coral.polluted).length;
}

function terms(reef: Reef, score: readonly ScoreTerm[]): number {
  return score.reduce((sum, term) => (term.cleanReef && pollution(reef) > 0 ? sum : sum + valueOf(term.points, reef)), 0);
}

/** End-of-Game corals count only while clean (rulebook, "Scoring effect"). */
function corals(reef: Reef): number {
  return reef.corals.reduce((sum, coral) => {
    const { ability } = coralCard(coral.card);
    return ability.type === 'endOfGame' && !coral.polluted ? sum + terms(reef, ability.score) : sum;
  }, 0);
}

/** Scoring effects of animals count only at the top level. */
function endings(reef: Reef): number {
  return reef.animals
    .filter((animal) => animal.level === 3)
    .flatMap((animal) => animalCard(animal.card).effects)
    .reduce((sum, effect) => (effect.on === 'end' ? sum + terms(reef, effect.score) : sum), 0);
}

function biodiversity(reef: Reef): number {
  const held = new Map<string, { readonly fish: boolean; count: number }>();
  for (const { card } of reef.animals) {
    const { category, group } = animalCard(card);
    const entry = held.get(category) ?? { fish: group === 'fish', count: 0 };
    entry.count += 1;
    held.set(category, entry);
  }
  return [...held.values()].reduce((sum, { fish, count }) => sum + (fish ? FURTHER_FISH * (count - 1) : OTHER_CATEGORY), 0);
}
