import type { ReasonCode } from './reason.ts';
import type { CardId, IncomeChoice, Level, OfferName, Side } from './vocabulary.ts';

type BySeat = { readonly seat: number };
type OfCard = BySeat & { readonly card: CardId };
type Tokens = { readonly coins: number; readonly plankton: number; readonly scales: number };

/**
 * The events, in order. Every event is public: only the order of the decks is hidden. The cards of
 * the Events module are events too; where both meet, they are called event cards.
 */
export type AtollEvent =
  | ({ readonly type: 'roundBegan'; readonly round: number } & BySeat)
  | ({ readonly type: 'coralPlaced'; readonly x: number; readonly y: number } & OfCard)
  | ({ readonly type: 'animalPlaced'; readonly x: number; readonly y: number } & OfCard)
  | ({ readonly type: 'feedingBegan' } & OfCard)
  | ({ readonly type: 'coralUsed' } & OfCard)
  | ({ readonly type: 'supportUsed'; readonly support: 'purify' | 'sell' | 'bloom' } & BySeat)
  | ({ readonly type: 'paid' } & Tokens & BySeat)
  /** `card` is the card that gave it, or '' for the supply. */
  | ({ readonly type: 'gained'; readonly popularity: number } & Tokens & OfCard)
  | ({
      readonly type: 'raised';
      readonly level: Level;
      readonly cause: 'fed' | 'partner' | 'passive' | 'effect';
    } & OfCard)
  | ({ readonly type: 'reduced'; readonly level: Level } & OfCard)
  | ({ readonly type: 'wentExtinct'; readonly plankton: number } & OfCard)
  | ({ readonly type: 'sheltered' } & OfCard)
  /** `owner` is the seat on whose atoll the prey lives, or -1 for the offer in a match alone. */
  | ({ readonly type: 'hunted'; readonly owner: number } & OfCard)
  | ({ readonly type: 'tired'; readonly tokens: number } & OfCard)
  | ({ readonly type: 'rested' } & OfCard)
  | ({ readonly type: 'paired'; readonly partner: CardId } & OfCard)
  | ({ readonly type: 'polluted' } & OfCard)
  | ({ readonly type: 'cleaned' } & OfCard)
  | ({ readonly type: 'colonyPlaced'; readonly side: Side } & OfCard)
  | ({ readonly type: 'huntReadied' } & BySeat)
  /** `row` is the bonus row taken, counted from 0, or -1 for none. */
  | ({ readonly type: 'passed'; readonly row: number } & BySeat)
  /**
   * `barred` is the reason why the other income was not possible, or '' if the seat had the choice.
   */
  | ({
      readonly type: 'incomeTaken';
      readonly choice: IncomeChoice;
      readonly coins: number;
      readonly plankton: number;
      readonly barred: ReasonCode | '';
    } & BySeat)
  /**
   * Recovery steps 2 to 4 of one seat: Fatigue tokens removed, colonies that yield plankton, hunts
   * ready.
   */
  | ({
      readonly type: 'recovered';
      readonly fatigue: number;
      readonly colonies: number;
      readonly plankton: number;
      readonly hunts: number;
    } & BySeat)
  /** `slot` counts from the deck. */
  | {
      readonly type: 'offerRefilled';
      readonly offer: OfferName;
      readonly slot: number;
      readonly card: CardId;
    }
  | {
      readonly type: 'offerDiscarded';
      readonly offer: OfferName;
      readonly cards: readonly CardId[];
    }
  | { readonly type: 'deckReshuffled'; readonly offer: OfferName }
  /** An event card after the action phase of round 1 to 3; its effects follow. */
  | { readonly type: 'eventRevealed'; readonly card: CardId; readonly round: number }
  | { readonly type: 'matchEnded' };
export type EventType = AtollEvent['type'];
