import { printedId, type EventCard, type SoloRank } from '../cards/index.ts';
import type { ScoreCategory } from '../score.ts';
import type {
  CardId,
  Category,
  CoralAbility,
  CoralForm,
  EventEffect,
  Side,
} from '../vocabulary.ts';
import type { Catalogue } from './catalogue.ts';

/** The names of things, in one language. */
export interface Names {
  /** The name of a card; an unknown id is its own name. */
  readonly cardName: (card: CardId) => string;
  /** The same name with the breaks that it may take where room is small. */
  readonly shortName: (card: CardId) => string;
  /** As it is printed on the cards: "Moray Eels". */
  readonly categoryName: (category: Category) => string;
  readonly formName: (form: CoralForm) => string;
  readonly sideName: (side: Side) => string;
  /** "Immediate effect", "End of game", "Action", "Passive". */
  readonly abilityType: (type: CoralAbility['type']) => string;
  /** "Immediate event", "Persistent event". */
  readonly eventKind: (kind: EventEffect['kind']) => string;
  /** "good", "bad". */
  readonly eventTone: (tone: EventCard['tone']) => string;
  /** The row of the score sheet. */
  readonly scoreCategory: (category: ScoreCategory) => string;
  /** The name of a solo result. */
  readonly rankName: (rank: SoloRank) => string;
  /** How Biodiversity is counted, in one sentence. */
  readonly biodiversityRule: string;
}

export function namesIn(words: Catalogue): Names {
  const cards: Readonly<Record<CardId, string>> = words.cardNames;
  const cardName = (card: CardId): string => cards[printedId(card)] ?? card;
  return {
    cardName,
    shortName: (card) => words.shortName(cardName(card)),
    categoryName: (category) => words.categoryNames[category],
    formName: (form) => words.forms[form],
    sideName: (side) => words.sides[side],
    abilityType: (type) => words.abilityTypes[type],
    eventKind: (kind) => words.eventKinds[kind],
    eventTone: (tone) => words.eventTones[tone],
    scoreCategory: (category) => words.scores[category],
    rankName: (rank) => words.ranks[rank],
    biodiversityRule: words.biodiversity,
  };
}
