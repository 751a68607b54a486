import type { SeatView } from '../../view.ts';
import type { CardId } from '../../vocabulary.ts';
import { placeOf, type Direction } from '../neutral/place.ts';
import { say, type Phrase } from '../phrase.ts';
import { cardWord, colonies } from './words.ts';

const DIRECTIONS: Readonly<Record<Direction, string>> = {
  N: 'severně',
  E: 'východně',
  S: 'jižně',
  W: 'západně',
  NW: 'severozápadně',
  NE: 'severovýchodně',
  SW: 'jihozápadně',
  SE: 'jihovýchodně',
};

/** "jižně od karty Pórovník krajkový (2 kolonie)" */
export function placeWords(
  at: { readonly x: number; readonly y: number },
  card: CardId,
  reef: SeatView,
): Phrase {
  const place = placeOf(at, card, reef);
  if (place.direction === undefined) return say`do sloupce ${place.column}, řady ${place.row}`;
  const words = say`${DIRECTIONS[place.direction]} od karty ${cardWord(place.coral)}`;
  const { colonies: around } = place;
  return around === undefined ? words : say`${words} (${around} ${colonies(around, 'nom')})`;
}
