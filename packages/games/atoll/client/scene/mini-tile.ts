import { palette } from '@atoll/art';
import { Container, Graphics } from 'pixi.js';
import { greyedColour } from '@atoll/table-kit/table/canvas/greyed.ts';
import { icon, looseIcon, square } from '@atoll/table-kit/table/canvas/drawing/pieces.ts';
import { TILE, type AnimalPlacement, type CoralPlacement } from '../layout/placement.ts';
import { PART } from '../motion/card-part.ts';
import type { ArtKit } from './art-kit.ts';
import { stepsTheme } from './theme.ts';

/** In units of the tile: at 20 CSS pixels the badge has 13, a dot of a level 5, a colony 7. */
const RADIUS = 14;
const BADGE = 62;
const DOT = { radius: 11, apart: 28, y: 80 } as const;
const COLONY = 34;
const SLICK = 60;
const EDGES = { N: [0.5, 0], E: [1, 0.5], S: [0.5, 1], W: [0, 0.5] } as const;
const SIDES = ['N', 'E', 'S', 'W'] as const;

const middle = (x: number, y: number, side: number) => square(x - side / 2, y - side / 2, side);

/**
 * A card of a reef that is too small for pictures and words: of an animal its group and its level,
 * in dots and in the colour of the step; of a coral its colonies, and whether it is polluted.
 */
export const drawMiniTile = (kit: ArtKit, place: AnimalPlacement | CoralPlacement): Container =>
  place.kind === 'animal' ? animalTile(kit, place) : coralTile(kit, place);

function animalTile(kit: ArtKit, { card: id, level }: AnimalPlacement): Container {
  const { low, mid, high } = stepsTheme();
  const out = new Container();
  const ground = new Graphics()
    .roundRect(0, 0, TILE, TILE, RADIUS)
    .fill([low, mid, high][level - 1] ?? palette.paper);
  for (let i = 0; i < level; i++)
    ground.circle(TILE / 2 + (i - (level - 1) / 2) * DOT.apart, DOT.y, DOT.radius);
  out.addChild(ground.fill(palette.ink));
  const card = kit.book.animal(id);
  if (card !== undefined) {
    const badge = `badge/${card.group === 'fish' ? card.size : card.category}`;
    out.addChild(icon(kit, badge, middle(TILE / 2, 36, BADGE)));
  }
  return out;
}

function coralTile(kit: ArtKit, { colonies, polluted }: CoralPlacement): Container {
  const { face, rim } = palette.coralCard;
  const out = new Container();
  out.addChild(
    new Graphics()
      .roundRect(0, 0, TILE, TILE, RADIUS)
      .fill(polluted ? greyedColour(face) : face)
      .stroke({ width: 5, color: rim, alignment: 1 }),
  );
  for (const side of SIDES) {
    if (!colonies.includes(side)) continue;
    const [x, y] = EDGES[side];
    const box = middle(x * TILE, y * TILE, COLONY);
    out.addChild(looseIcon(kit, PART.colony(side), { of: 'token/colony', box }));
  }
  if (polluted) {
    const box = middle(TILE / 2, TILE / 2, SLICK);
    out.addChild(looseIcon(kit, PART.slick, { of: 'token/pollution', box }));
  }
  return out;
}
