import { animalCard, coralCard } from '../cards/index.ts';
import { reefSeen } from './reef-seen.ts';
import {
  diversityOf,
  endingOf,
  scoreLines,
  scoringOf,
  type AtollScoreLine,
  type ScoreCategory,
} from '../score.ts';
import type { Reef } from '../state.ts';
import type { AtollView } from '../view.ts';
import type { CardId } from '../vocabulary.ts';

/**
 * The points of one card in one row of the score sheet; 0 for a card that might have scored there
 * and does not.
 */
export interface CardScore {
  readonly category: ScoreCategory;
  readonly card: CardId;
  readonly points: number;
}

/**
 * By seat, the cards behind every row of the score sheet, as if the match ended now: the cards of a
 * category add up to its points. Popularity and scales are counted by tokens and have no cards.
 */
export const pointsByCard = ({
  seats,
  biodiversity,
}: Pick<AtollView, 'seats' | 'biodiversity'>): readonly (readonly CardScore[])[] =>
  seats.map((seat) => {
    const reef = reefSeen(seat);
    return [...ofAnimals(reef), ...ofCorals(reef), ...(biodiversity ? ofDiversity(reef) : [])];
  });

/** By seat, the rows of the score sheet as if the match ended now. */
export const pointsByRow = ({
  seats,
  biodiversity,
}: Pick<AtollView, 'seats' | 'biodiversity'>): readonly (readonly AtollScoreLine[])[] =>
  seats.map((seat) => scoreLines({ biodiversity }, reefSeen(seat)));

function ofAnimals(reef: Reef): readonly CardScore[] {
  return reef.animals.flatMap((animal): CardScore[] => {
    const card = animalCard(animal.card);
    const level = card.points[animal.level - 1] ?? 0;
    const ends = card.effects.some((effect) => effect.on === 'end');
    return [
      { category: 'animals', card: animal.card, points: level },
      ...(ends
        ? [{ category: 'endings' as const, card: animal.card, points: endingOf(reef, animal) }]
        : []),
    ];
  });
}

function ofCorals(reef: Reef): readonly CardScore[] {
  return reef.corals.flatMap((coral): CardScore[] => [
    ...(coralCard(coral.card).ability.type === 'endOfGame'
      ? [{ category: 'corals' as const, card: coral.card, points: scoringOf(reef, coral) }]
      : []),
    ...(coral.polluted ? [{ category: 'pollution' as const, card: coral.card, points: -1 }] : []),
  ]);
}

function ofDiversity({ animals }: Reef): readonly CardScore[] {
  return animals.flatMap(({ card: id }, place): CardScore[] => {
    const card = animalCard(id);
    const first =
      animals.findIndex((other) => animalCard(other.card).category === card.category) === place;
    const points = diversityOf(card, first);
    return points === 0 ? [] : [{ category: 'biodiversity', card: id, points }];
  });
}
