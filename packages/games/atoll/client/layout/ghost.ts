import type { CardId } from '../../src/index.ts';
import type { Spot } from '@atoll/table-kit/ui/rect.ts';
import { book, sidesOf } from '../card-index.ts';
import { TILE, type FaceSize, type Placement } from './placement.ts';

export interface GhostSpot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly face: FaceSize;
}

/**
 * A card without a place yet, as a tile of a reef, its upper left corner at the spot; undefined for
 * a card that lies on no reef.
 */
export function ghostOf(card: CardId, { face, ...spot }: GhostSpot): Placement | undefined {
  const common = {
    key: 'ghost',
    item: '',
    card,
    face,
    fatigue: 0,
    window: 'reef',
    ...spot,
  } as const;
  if (book.animal(card) !== undefined)
    return { kind: 'animal', level: 1, paired: false, ...common };
  return book.coral(card) === undefined
    ? undefined
    : { kind: 'coral', colonies: sidesOf(card), polluted: false, ...common };
}

/** The card on the aimed cell, or else in the hand; undefined without either. */
export function ghostAt(
  {
    card,
    cell,
    hand,
  }: { readonly card: CardId; readonly cell: string; readonly hand: Spot | undefined },
  placements: readonly Placement[],
): Placement | undefined {
  return (
    ghostOnCell(card, cell, placements) ??
    (hand === undefined ? undefined : ghostInHand(card, hand, placements))
  );
}

function ghostOnCell(
  card: CardId,
  item: string,
  placements: readonly Placement[],
): Placement | undefined {
  const cell = placements.find((placement) => placement.kind === 'cell' && placement.item === item);
  return cell === undefined
    ? undefined
    : ghostOf(card, { x: cell.x, y: cell.y, scale: cell.scale, face: faceOf(placements) });
}

/** How cards of the reef in the middle are drawn now. */
const faceOf = (placements: readonly Placement[]): FaceSize => {
  const lying = placements.find(({ window, kind }) => window === 'reef' && kind === 'coral');
  return lying !== undefined && 'face' in lying ? lying.face : 'S';
};

/** The card in a hand: its middle under the pointer. */
function ghostInHand(
  card: CardId,
  at: Spot,
  placements: readonly Placement[],
): Placement | undefined {
  const scale = placements.find(({ window }) => window === 'reef')?.scale ?? 1;
  const half = (TILE * scale) / 2;
  return ghostOf(card, { x: at.x - half, y: at.y - half, scale, face: faceOf(placements) });
}
