import { palette } from '@atoll/art';
import { regionColours } from '../../art/index.ts';
import { MAPS, type Side } from '../../src/cards/index.ts';
import { Graphics, Sprite, type Container, type Texture } from 'pixi.js';
import { placesOf, planeOf } from '../map/plane.ts';

/** The picture of a map, or, as long as there is none, windows of water in a plain sheet. */
export function ground(side: Side, picture: Texture | undefined): Container {
  const { width, height } = planeOf(side);
  if (picture === undefined) return plain(side);
  const sprite = new Sprite(picture);
  sprite.setSize(width, height);
  return sprite;
}

function plain(side: Side): Container {
  const { width, height } = planeOf(side);
  const g = new Graphics().roundRect(0, 0, width, height, 26).fill(palette.ink);
  const regions = new Map(MAPS[side].spaces.map(({ id, region }) => [id, region]));
  for (const { id, box } of placesOf(side)) {
    const region = regions.get(id);
    const colour = region === undefined ? '#6f7a5a' : regionColours[region].water;
    g.roundRect(box.x + 2, box.y + 2, box.width - 4, box.height - 4, 12).fill(colour);
  }
  return g;
}
