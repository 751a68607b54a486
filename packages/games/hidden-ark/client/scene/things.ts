import { palette } from '@atoll/art';
import { regionColours } from '../../art/index.ts';
import type { HiddenArkView } from '../../src/index.ts';
import { MAPS, TILES, type FishTile } from '../../src/cards/index.ts';
import { Container, Graphics, Sprite, Texture } from 'pixi.js';
import type { Atlas } from '@atoll/table-kit/table/canvas/atlas.ts';
import { markTheme } from '@atoll/table-kit/table/canvas/drawing/mark-theme.ts';
import { label } from '@atoll/table-kit/table/canvas/label.ts';
import type { Rect } from '@atoll/table-kit/ui/rect.ts';
import { berthsOf, CELL, placesOf, type MapPlace } from '../map/plane.ts';
import { edgeLabels } from './edge-names.ts';
import { priceTag, type ResourceTextures } from './price-tag.ts';

/** How much of its units a baked piece has around it for its shadow. */
const MARGIN = 3;
/** The side of a baked fish tile. */
const TILE = 56;
const TILES_BY_ID = new Map(TILES.map((tile) => [tile.id, tile]));

/** The side of a piece with its margin, where the piece itself is so large. */
export const sideOf = (size: number, baked: number): number =>
  ((baked + 2 * MARGIN) * size) / baked;

/** A baked piece around a spot, at its own size or the given one, in units of the map. */
export function pieceAt(
  { atlas, name, baked }: { readonly atlas: Atlas; readonly name: string; readonly baked: number },
  { x, y, size = baked }: { readonly x: number; readonly y: number; readonly size?: number },
): Sprite {
  const sprite = new Sprite(atlas.find(name) ?? Texture.EMPTY);
  const side = sideOf(size, baked);
  sprite.anchor.set(0.5);
  sprite.setSize(side, side);
  sprite.position.set(x, y);
  return sprite;
}

const middleOf = ({ x, y, width, height }: Rect) => ({ x: x + width / 2, y: y + height / 2 });

/** The labels on the map where it is large enough to read them. */
export interface Details {
  /** By location; columns and rows have their names too where there are any. */
  readonly ports: ReadonlyMap<string, string>;
  /** By space. */
  readonly prices: ReadonlyMap<string, readonly number[]>;
  readonly resources: ResourceTextures;
}

/** Everything on the map except the vessels. */
export function things(
  view: HiddenArkView,
  atlas: Atlas,
  { ports, prices, resources }: Details,
): Container {
  const out = new Container();
  if (ports.size > 0) out.addChild(edgeLabels(view.side));
  const { spaces, locations } = MAPS[view.side];
  let fish = -1;
  const placeNumbers = new Map(spaces.map(({ id, fish: here }) => [id, here ? ++fish : -1]));
  for (const place of placesOf(view.side)) {
    if (place.kind === 'location') {
      const at = locations.findIndex(({ id }) => id === place.id);
      out.addChild(port(view, at, { place, atlas }));
      const name = ports.get(place.id);
      if (name !== undefined) out.addChild(nameOf(view, at, name));
      continue;
    }
    const points = view.points[spaces.findIndex(({ id }) => id === place.id)] ?? 0;
    if (points > 0)
      out.addChild(pieceAt({ atlas, name: `points/${points}`, baked: 34 }, middleOf(place.box)));
    const number = placeNumbers.get(place.id) ?? -1;
    if (number >= 0) out.addChild(fishPlace(view, number, { place, atlas }));
    const price = prices.get(place.id);
    if (price !== undefined) {
      const tag = priceTag(price, resources);
      const { x, y, width } = place.box;
      tag.position.set(x + width - (view.escalations[number] === '' ? 4 : 24), y + 4);
      out.addChild(tag);
    }
  }
  return out;
}

interface At {
  readonly place: MapPlace;
  readonly atlas: Atlas;
}

function port(view: HiddenArkView, at: number, { atlas }: At): Container {
  const out = new Container();
  const card = MAPS[view.side].locations[at];
  if (card === undefined) return out;
  const { middle, size, station, arrow } = berthsOf(view.side, card);
  const seat = view.stationSeats[at] ?? -1;
  const token = view.locationTokens[at] ?? '';
  if (seat >= 0) out.addChild(pieceAt({ atlas, name: `station/${seat}`, baked: 40 }, station));
  else if (token !== '')
    out.addChild(
      pieceAt({ atlas, name: `token/${token}`, baked: 44 }, { ...middle, size: size * 0.72 }),
    );
  out.addChild(pieceAt({ atlas, name: `arrow/${card.arrow}`, baked: 22 }, arrow));
  return out;
}

/** The name of a port, on the side of its quay that no arrow leaves by. */
function nameOf(view: HiddenArkView, at: number, name: string): Container {
  const { side } = view;
  const card = MAPS[side].locations[at];
  if (card === undefined) return new Container();
  const twins = MAPS[side].locations.filter(
    ({ column, row }) => column === card.column && row === card.row,
  );
  const { middle, size, arrow } = berthsOf(side, card);
  const style = {
    face: 'text',
    size: 10.5,
    weight: 750,
    colour: palette.cream,
    halo: palette.ink,
    maxWidth: twins.length > 1 ? CELL : CELL * 1.15,
  } as const;
  const out = label(name, style, 'middle');
  // the port below has its name above itself
  const below = MAPS[side].locations.some(
    ({ column, row, arrow: to }) =>
      column === card.column && row === card.row + 1 && to === 'down' && card.arrow !== 'up',
  );
  const above = below || arrow.y > middle.y + size / 4 || (twins.length > 1 && twins[0] === card);
  out.position.set(middle.x, middle.y + (above ? -1 : 1) * (size / 2 + 5));
  return out;
}

function fishPlace(view: HiddenArkView, number: number, { place, atlas }: At): Container {
  const out = new Container();
  const id = view.tiles[number] ?? '';
  const { x, y, width, height } = place.box;
  const inner = { x: x + 8, y: y + 8, width: width - 16, height: height - 16 };
  if (id === '') return out;
  const tile = TILES_BY_ID.get(id);
  out.addChild(tile === undefined ? hiddenTile(inner, atlas) : openTile(tile, inner, atlas));
  const token = view.tileTokens[number] ?? '';
  if (token !== '')
    out.addChild(
      pieceAt(
        { atlas, name: `token/${token}`, baked: 44 },
        { x: x + width - 14, y: y + height - 14, size: 26 },
      ),
    );
  const dearer = view.escalations[number] ?? '';
  dearer
    .split(' ')
    .filter((each) => each !== '')
    .forEach((each, i) =>
      out.addChild(
        pieceAt(
          { atlas, name: `escalation/${each}`, baked: 30 },
          { x: x + width - 12, y: y + 12 + i * 19, size: 22 },
        ),
      ),
    );
  if (view.locks[number] === 1) out.addChild(lock(inner));
  return out;
}

const hiddenTile = ({ x, y, width, height }: Rect, atlas: Atlas): Container =>
  pieceAt(
    { atlas, name: 'fish/back', baked: TILE },
    { x: x + width / 2, y: y + height / 2, size: width },
  );

function openTile(tile: FishTile, { x, y, width, height }: Rect, atlas: Atlas): Container {
  const out = new Container();
  const { badge, ink } = regionColours[tile.region];
  const middle = { x: x + width / 2, y: y + height / 2 };
  out.addChild(
    new Graphics().roundRect(x, y, width, height, 10).fill(badge),
    pieceAt({ atlas, name: `fish/${tile.id}`, baked: TILE }, { ...middle, size: width }),
  );
  const disc = new Graphics().circle(x + 11, y + 11, 11).fill(badge);
  const points = label(
    String(tile.points),
    { face: 'display', size: 15, weight: 800, colour: ink },
    'middle',
  );
  points.position.set(x + 11, y + 11);
  out.addChild(disc, points);
  return out;
}

/** The foreign vessel that keeps a fish locked. */
function lock({ x, y, width, height }: Rect): Graphics {
  const [cx, cy] = [x + width / 2, y + height / 2];
  return (
    new Graphics()
      .roundRect(x, y, width, height, 10)
      .fill({ color: palette.ink, alpha: 0.55 })
      .roundRect(cx - 13, cy - 3, 26, 19, 4)
      .fill(palette.candle)
      // else the bow would begin with a line from the corner of the map
      .moveTo(cx - 9, cy - 3)
      .arc(cx, cy - 3, 9, Math.PI, 0)
      .stroke({ color: markTheme().candle, width: 4.5 })
  );
}
