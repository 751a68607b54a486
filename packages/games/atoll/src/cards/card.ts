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

/** The names and facts of cards are in `text/<locale>`. */
export interface CoralCard {
  readonly id: CardId;
  readonly scientific: string;
  readonly form: CoralForm;
  /** The sides with a printed colony. */
  readonly sides: readonly Side[];
  readonly ability: CoralAbility;
}

/** A card of the Events module. */
export type EventCard = EventEffect & { readonly id: CardId; readonly tone: 'good' | 'bad' };
