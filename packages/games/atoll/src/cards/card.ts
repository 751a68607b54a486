import type {
  AnimalEffect,
  CardId,
  CoralAbility,
  CoralForm,
  EventEffect,
  Feed,
  FishCategory,
  OtherCategory,
  Side,
  Size,
} from '../vocabulary.ts';

interface AnimalBase {
  readonly id: CardId;
  readonly name: string;
  readonly scientific: string;
  /** Coins. */
  readonly cost: number;
  /** How many colonies must face its cell, 0 to 4. */
  readonly colonies: number;
  readonly feed: Feed;
  readonly shelter?: true;
  readonly algae?: true;
  /** The card it pairs with; each card is in at most one pair, and both cards name it. */
  readonly symbiosis?: CardId;
  readonly effects: readonly AnimalEffect[];
  /** Points at the low, medium and high level. */
  readonly points: readonly [number, number, number];
  /** One true sentence about the species. */
  readonly fact: string;
}

export interface FishCard extends AnimalBase {
  readonly group: 'fish';
  readonly size: Size;
  readonly category: FishCategory;
}

export interface OtherCard extends AnimalBase {
  readonly group: 'other';
  readonly category: OtherCategory;
}

export type AnimalCard = FishCard | OtherCard;

export interface CoralCard {
  readonly id: CardId;
  readonly name: string;
  readonly scientific: string;
  readonly form: CoralForm;
  /** The sides with a printed colony. */
  readonly sides: readonly Side[];
  readonly ability: CoralAbility;
  /** One true sentence about the species. */
  readonly fact: string;
}

/** A card of the Events module. */
export type EventCard = EventEffect & {
  readonly id: CardId;
  readonly name: string;
  readonly tone: 'good' | 'bad';
  /** One true sentence about what happens in the sea or around it. */
  readonly fact: string;
};
