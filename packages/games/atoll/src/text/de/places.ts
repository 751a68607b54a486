import type { SeatView } from '../../view.ts';
import type { CardId } from '../../vocabulary.ts';
import { placeOf, type Direction } from '../neutral/place.ts';
import { say, type Phrase } from '../phrase.ts';
import { ofTheCard } from './cases.ts';
import { colonies } from './words.ts';

const DIRECTIONS: Readonly<Record<Direction, string>> = {
  N: 'nördlich',
  E: 'östlich',
  S: 'südlich',
  W: 'westlich',
  NW: 'nordwestlich',
  NE: 'nordöstlich',
  SW: 'südwestlich',
  SE: 'südöstlich',
};

/** "südlich der Himbeerkoralle (2 Kolonien)" */
export function placeWords(
  at: { readonly x: number; readonly y: number },
  card: CardId,
  reef: SeatView,
): Phrase {
  const place = placeOf(at, card, reef);
  if (place.direction === undefined) return say`in Spalte ${place.column}, Reihe ${place.row}`;
  const words = say`${DIRECTIONS[place.direction]} ${ofTheCard(place.coral)}`;
  const { colonies: around } = place;
  return around === undefined ? words : say`${words} (${around} ${colonies(around)})`;
}
