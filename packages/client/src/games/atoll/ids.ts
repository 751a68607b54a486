import { BASIC_CORAL } from '@atoll/game-atoll/cards';
import type { CardId, Side } from '@atoll/game-atoll';

/** The item of a card on the table. Every seat has a Basic Coral; every other card exists once. */
export const cardItem = (card: CardId, seat: number): string =>
  card === BASIC_CORAL ? `card:${card}@${seat}` : `card:${card}`;
export const cellItem = (x: number, y: number): string => `cell:${x},${y}`;
export const sideItem = (coral: CardId, side: Side): string => `side:${coral}:${side}`;
