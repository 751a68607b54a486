import { isAnimal } from '../../cards/index.ts';
import type { SeatView } from '../../view.ts';
import type { CardId, Side } from '../../vocabulary.ts';
import { say, type Phrase } from '../phrase.ts';
import { cardWord, colonies } from './words.ts';

/** From a coral to a place beside it or at one of its corners, by the step in x and y (south). */
const DIRECTIONS: Readonly<Record<string, string>> = {
  '0,-1': 'north of',
  '1,0': 'east of',
  '0,1': 'south of',
  '-1,0': 'west of',
  '-1,-1': 'northwest of',
  '1,-1': 'northeast of',
  '-1,1': 'southwest of',
  '1,1': 'southeast of',
};

/** The side of a coral that looks at the place in that direction. */
const FACING: Readonly<Record<string, Side>> = { '0,-1': 'N', '1,0': 'E', '0,1': 'S', '-1,0': 'W' };

/**
 * A place of an atoll told by the coral it touches, and for an animal by the colonies around it:
 * "south of Lace coral (2 colonies)". One coral and a direction tell every place apart, since no
 * coral occurs twice on an atoll.
 */
export function placeWords(
  at: { readonly x: number; readonly y: number },
  card: CardId,
  { reefCorals }: SeatView,
): Phrase {
  const near = reefCorals.map((coral) => ({ coral, step: `${at.x - coral.x},${at.y - coral.y}` }));
  const facing = near.filter(
    ({ coral, step }) => step in FACING && coral.colonies.includes(FACING[step] as Side),
  );
  const beside = facing[0] ?? near.find(({ step }) => step in DIRECTIONS);
  if (beside === undefined) return say`in column ${at.x}, row ${at.y}`;
  const words = say`${DIRECTIONS[beside.step] ?? ''} ${cardWord(beside.coral.card)}`;
  return isAnimal(card) ? say`${words} (${facing.length} ${colonies(facing.length)})` : words;
}
