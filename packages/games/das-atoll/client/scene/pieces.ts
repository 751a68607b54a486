import { palette, seatMarks } from '@atoll/art';
import type { DasAtollView } from '../../src/index.ts';
import { isCity, isShip, ownerOf } from '../../src/table-facts.ts';
import { Container, Graphics } from 'pixi.js';
import type { Spot } from '@atoll/table-kit/ui/rect.ts';
import { CORNER_SPOTS, EDGE_LINES } from '../map/plane.ts';
import { pictureAt } from './lands.ts';
import type { Pictures } from './pictures.ts';

/** How high pieces stand on the map. */
const HEIGHT = { house: 42, town: 52, ship: 42 } as const;
const SHADOW = '#0a1130';

/** A road along its edge: a plank in the seat's colour with the seat's mark on it. */
function road(pictures: Pictures, seat: number, edge: number): Container {
  const { from, to, middle } = EDGE_LINES[edge]!;
  const at = (t: number): Spot => ({
    x: from.x + (to.x - from.x) * t,
    y: from.y + (to.y - from.y) * t,
  });
  const [a, b] = [at(0.2), at(0.8)];
  const { colour } = seatMarks[seat];
  const g = new Graphics();
  const line = (dx: number, dy: number): Graphics =>
    g.moveTo(a.x + dx, a.y + dy).lineTo(b.x + dx, b.y + dy);
  line(1, 2.2).stroke({ color: SHADOW, width: 14, alpha: 0.45, cap: 'round' });
  line(0, 0).stroke({ color: palette.ink, width: 13.5, cap: 'round' });
  line(0, 0).stroke({ color: colour, width: 10, cap: 'round' });
  const mark = pictureAt(pictures, `mark/${seat}`, { ...middle, size: 17 });
  const out = new Container();
  out.addChild(g, mark);
  return out;
}

/** A piece of the map: its look and place, by name, and its drawing. */
interface Piece {
  readonly name: string;
  readonly draw: () => Container;
}

/** Roads, ships and buildings of the whole map, from the back to the front. */
function piecesOf(
  view: DasAtollView,
  pictures: Pictures,
  hidden: ReadonlySet<number>,
): readonly Piece[] {
  const edges = view.pieces.flatMap((piece, edge) =>
    piece < 0 ? [] : [{ edge, seat: ownerOf(piece), isShip: isShip(piece) }],
  );
  const roads = edges.filter((each) => !each.isShip);
  const ships = edges
    .filter((each) => each.isShip && !hidden.has(each.edge))
    .map(({ edge, seat }) => ({ seat, spot: EDGE_LINES[edge]!.middle }))
    .toSorted((a, b) => a.spot.y - b.spot.y);
  const built = view.buildings
    .map((building, corner) => ({ building, spot: CORNER_SPOTS[corner]! }))
    .filter(({ building }) => building >= 0)
    .toSorted((a, b) => a.spot.y - b.spot.y);
  return [
    ...roads.map(({ seat, edge }) => ({
      name: `road/${seat}/${edge}`,
      draw: () => road(pictures, seat, edge),
    })),
    ...ships.map(({ seat, spot }) => ({
      name: `ship/${seat}/${spot.x}/${spot.y}`,
      draw: () => shipAt(pictures, seat, spot),
    })),
    ...built.map(({ building, spot: { x, y } }) => {
      const seat = ownerOf(building);
      const [picture, up, size] = isCity(building)
        ? [`town/${seat}`, 6, HEIGHT.town]
        : [`house/${seat}`, 4, HEIGHT.house];
      return {
        name: `${picture}/${x}/${y}`,
        draw: () => pictureAt(pictures, picture, { x, y: y - up, size }),
      };
    }),
  ];
}

/** The pieces that stand still. */
export interface Pieces {
  readonly node: Container;
  /** Shows the pieces of a position, except the ships on some edges. */
  readonly lay: (view: DasAtollView, hidden: ReadonlySet<number>) => void;
}

/** Draws each piece once, as long as it stands where it does. */
export function createPieces(pictures: Pictures): Pieces {
  const node = new Container();
  let drawn = new Map<string, Container>();
  return {
    node,
    lay: (view, hidden) => {
      const pieces = piecesOf(view, pictures, hidden);
      const before = [...drawn.keys()];
      if (pieces.length === before.length && pieces.every(({ name }, i) => name === before[i]))
        return;
      const next = new Map(pieces.map(({ name, draw }) => [name, drawn.get(name) ?? draw()]));
      node.removeChildren();
      for (const piece of next.values()) node.addChild(piece);
      for (const [name, piece] of drawn) if (!next.has(name)) piece.destroy({ children: true });
      drawn = next;
    },
  };
}

export const shipAt = (pictures: Pictures, seat: number, { x, y }: Spot): Container =>
  pictureAt(pictures, `ship/${seat}`, { x, y: y - 4, size: HEIGHT.ship });
