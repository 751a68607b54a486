import type { CardId } from '../../vocabulary.ts';

/** Takes down what a match shows; the same notes may be given any number of times. */
export interface Notes {
  /** The card lay open. */
  offered(card: CardId): void;
  /** The seat could have bought the card on its turn. */
  open(card: CardId, seat: number): void;
  bought(card: CardId, seat: number): void;
  /** The card brought its owner that much of something. */
  brought(card: CardId, what: Yield, amount: number): void;
  counted(table: TableName, item: string, seat: number, times?: number): void;
}

/** What cards bring. */
export type Yield = 'levels' | 'effects' | 'coins' | 'plankton' | 'raises' | 'cleaned';
export type TableName =
  | 'actions'
  | 'happenings'
  | 'income'
  | 'bonus'
  | 'turns'
  | 'tokens'
  | 'events';
/** Questions at which it is found out what effects change. */
export type QuestionName = 'turn' | 'income';
