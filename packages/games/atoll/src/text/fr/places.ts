import type { SeatView } from '../../view.ts';
import type { CardId } from '../../vocabulary.ts';
import { placeOf, type Direction } from '../neutral/place.ts';
import { say, type Phrase } from '../phrase.ts';
import { colonies, ofCard } from './words.ts';

const DIRECTIONS: Readonly<Record<Direction, string>> = {
  N: 'au nord',
  E: 'à l’est',
  S: 'au sud',
  W: 'à l’ouest',
  NW: 'au nord-ouest',
  NE: 'au nord-est',
  SW: 'au sud-ouest',
  SE: 'au sud-est',
};

/** "au sud de Corail dentelle (2 colonies)" */
export function placeWords(
  at: { readonly x: number; readonly y: number },
  card: CardId,
  reef: SeatView,
): Phrase {
  const place = placeOf(at, card, reef);
  if (place.direction === undefined) return say`en colonne ${place.column}, rangée ${place.row}`;
  const words = say`${DIRECTIONS[place.direction]} ${ofCard(place.coral)}`;
  const { colonies: around } = place;
  return around === undefined ? words : say`${words} (${around} ${colonies(around)})`;
}
