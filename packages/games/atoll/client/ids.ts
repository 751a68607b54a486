import { BASIC_CORAL } from '../src/cards/index.ts';
import type { CardId, Side } from '../src/index.ts';

/** The item of a card on the table. Every seat has a Basic Coral; every other card exists once. */
export const cardItem = (card: CardId, seat: number): string =>
  card === BASIC_CORAL ? `card:${card}@${seat}` : `card:${card}`;
export const cellItem = (x: number, y: number): string => `cell:${x},${y}`;
export const sideItem = (coral: CardId, side: Side): string => `side:${coral}:${side}`;
