import { markShapes, seatMarks, SVG_DEFS } from '@atoll/art';
import {
  cargoNames,
  cargoShapes,
  houseShapes,
  LAND_VARIANTS,
  landNames,
  pirateShapes,
  plainTileShapes,
  robberShapes,
  shipShapes,
  TILE_RADIUS,
  tileShapes,
  townShapes,
} from '../../art/index.ts';
import type { Texture } from 'pixi.js';
import { pageContrast } from '@atoll/table-kit/table/canvas/drawing/mark-theme.ts';
import { loadFaces } from '@atoll/table-kit/table/canvas/label.ts';
import { svgTexture } from '@atoll/table-kit/table/canvas/svg-texture.ts';
import { rect, type Rect } from '@atoll/table-kit/ui/rect.ts';
import { seaPicture, type Look } from '../drawing/sea-picture.ts';
import { PLANE } from '../map/plane.ts';

/** A picture with the box that it was drawn in, in units of the map. */
export interface Picture {
  readonly texture: Texture;
  readonly box: Rect;
}

/** All pictures of the map, by name; an unknown name has no picture. */
export type Pictures = ReadonlyMap<string, Picture>;

interface Plan {
  readonly name: string;
  readonly shapes: string;
  readonly box: Rect;
  /** Pixels a unit. */
  readonly scale: number;
}

/** Room round a piece for its shadow. */
const pieceBox = (width: number, height: number): Rect => rect(-4, -4, width + 8, height + 10);
const half = TILE_RADIUS + 5;
const TILE_BOX = rect(-half, -half, 2 * half, 2 * half);

function plansFor(look: Look): readonly Plan[] {
  const tiles = landNames.flatMap((land) =>
    Array.from({ length: LAND_VARIANTS }, (_, variant) => ({
      name: `tile/${land}/${variant}`,
      shapes: look === 'contrast' ? plainTileShapes(land) : tileShapes(land, variant),
      box: TILE_BOX,
      scale: 3,
    })),
  );
  const seats = ([0, 1, 2, 3, 4] as const).flatMap((seat) => [
    { name: `house/${seat}`, shapes: houseShapes(seat), box: pieceBox(48, 48), scale: 3 },
    { name: `town/${seat}`, shapes: townShapes(seat), box: pieceBox(56, 52), scale: 3 },
    {
      name: `mark/${seat}`,
      shapes: markShapes(seatMarks[seat]),
      box: rect(0, 0, 24, 24),
      scale: 4,
    },
    { name: `ship/${seat}`, shapes: shipShapes(seat), box: pieceBox(48, 48), scale: 3 },
  ]);
  const cargo = cargoNames.map((name) => ({
    name: `cargo/${name}`,
    shapes: cargoShapes[name],
    box: rect(0, 0, 24, 24),
    scale: 5,
  }));
  return [
    { name: 'sea', shapes: seaPicture(look), box: PLANE, scale: 2 },
    ...tiles,
    ...seats,
    ...cargo,
    { name: 'robber', shapes: robberShapes, box: pieceBox(40, 52), scale: 3 },
    { name: 'pirate', shapes: pirateShapes, box: pieceBox(56, 56), scale: 3 },
  ];
}

const drawn = new Map<string, Promise<Picture>>();

/** The same piece is drawn once for all tables of a visit. One that failed is tried again. */
function draw(look: Look, { name, shapes, box, scale }: Plan): Promise<Picture> {
  const key = `${look} ${name}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const picture = svgTexture(SVG_DEFS + shapes, box, scale).then((texture) => ({ texture, box }));
  drawn.set(key, picture);
  picture.catch(() => drawn.delete(key));
  return picture;
}

/** Draws all pictures of a map, in the look of the page; each is drawn only once. */
export async function loadPictures(): Promise<Pictures> {
  const look: Look = pageContrast() === 'high' ? 'contrast' : 'paper';
  const plans = plansFor(look);
  const drawings = await Promise.all(plans.map((plan) => draw(look, plan)));
  await loadFaces();
  return new Map(plans.map(({ name }, i) => [name, drawings[i]!] as const));
}
