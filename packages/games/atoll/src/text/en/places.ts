import type { SeatView } from '../../view.ts';
import type { CardId } from '../../vocabulary.ts';
import { placeOf, type Direction } from '../neutral/place.ts';
import { say, type Phrase } from '../phrase.ts';
import { cardWord, colonies } from './words.ts';

const DIRECTIONS: Readonly<Record<Direction, string>> = {
  N: 'north of',
  E: 'east of',
  S: 'south of',
  W: 'west of',
  NW: 'northwest of',
  NE: 'northeast of',
  SW: 'southwest of',
  SE: 'southeast of',
};

/** "south of Lace coral (2 colonies)" */
export function placeWords(
  at: { readonly x: number; readonly y: number },
  card: CardId,
  reef: SeatView,
): Phrase {
  const place = placeOf(at, card, reef);
  if (place.direction === undefined) return say`in column ${place.column}, row ${place.row}`;
  const words = say`${DIRECTIONS[place.direction]} ${cardWord(place.coral)}`;
  const { colonies: around } = place;
  return around === undefined ? words : say`${words} (${around} ${colonies(around)})`;
}
