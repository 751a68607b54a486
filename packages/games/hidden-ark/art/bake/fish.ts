import { svgDocument } from '@atoll/art/draw/defs.ts';
import type { Detail } from '@atoll/art/draw/detail.ts';
import { arkFishArt, arkFishIds, arkFishWaters } from '../fish/drawings.ts';
import type { ArkFishId } from '../fish/drawings.ts';
import type { Creature } from '@atoll/art/face/place.ts';
import {
  FISH_PICTURE,
  FISH_TILE,
  fishBack,
  fishBackdrop,
  fishFigure,
  fishTile,
  pictureZoom,
  tileZoom,
} from '../fish-tile.ts';
import type { RegionName } from '../regions.ts';
import type { Tools } from '@atoll/art/bake/atlas.ts';
import { blend } from '@atoll/art/bake/blend.ts';
import type { Workshop } from '@atoll/art/bake/cache.ts';
import { measured } from '@atoll/art/bake/creatures.ts';
import type { Sprite } from '@atoll/art/bake/pack.ts';
import { PIECE_MARGIN } from '@atoll/art/bake/piece.ts';

/** The first letter of a tile's id is that of its sea. */
const SEAS: Readonly<Record<string, RegionName>> = {
  N: 'north-pacific',
  A: 'atlantic',
  S: 'south-pacific',
  I: 'indian',
  R: 'arctic',
};
const seaOf = (id: ArkFishId): RegionName => SEAS[id.charAt(0)] ?? 'arctic';

const QUALITY = { colour: 84, alpha: 90 } as const;
/** Pixels a unit of the reading pictures. */
const SCALE = 2;

const fishOf = (id: ArkFishId, detail: Detail, workshop: Workshop): Promise<Creature> =>
  measured(arkFishArt(id, detail), workshop);

/** The fish tiles and their back as sprites, `fish/<id>` and `fish/back`. */
export async function fishSprites({
  workshop,
  scale,
}: {
  workshop: Workshop;
  scale: number;
}): Promise<Sprite[]> {
  const side = FISH_TILE + PIECE_MARGIN * 2;
  const box = [-PIECE_MARGIN, -PIECE_MARGIN, side, side] as const;
  const tiles = arkFishIds.map(async (id): Promise<Sprite> => {
    const creature = await fishOf(id, 'bold', workshop);
    const face = { id, region: seaOf(id), water: arkFishWaters[id], creature };
    const svg = svgDocument(fishTile(face), box, { scale, zoom: tileZoom(creature) });
    return { name: `fish/${id}`, picture: await workshop.pixels(svg) };
  });
  const back = workshop.pixels(svgDocument(fishBack(), box, { scale }));
  return Promise.all([...tiles, back.then((picture) => ({ name: 'fish/back', picture }))]);
}

/** The files of the reading pictures by the id of the tile. */
export const fishFiles: Readonly<Record<string, string>> = Object.fromEntries(
  arkFishIds.map((id) => [id, `fish/${id}.webp`]),
);

/** Bakes a reading picture of every fish. */
export async function fishPictures({ workshop, shelf }: Tools): Promise<void> {
  const { width, height } = FISH_PICTURE;
  const box = [0, 0, width, height] as const;
  await Promise.all(
    arkFishIds.map(async (id) => {
      const creature = await fishOf(id, 'full', workshop);
      const face = { id, region: seaOf(id), water: arkFishWaters[id] };
      const zoom = pictureZoom(creature);
      const [backdrop, figure] = await Promise.all([
        workshop.pixels(svgDocument(fishBackdrop(face), box, { scale: SCALE })),
        workshop.pixels(svgDocument(fishFigure(creature), box, { scale: SCALE, zoom })),
      ]);
      const picture = await workshop.encode(blend(backdrop, figure), QUALITY);
      await shelf.put(fishFiles[id] ?? '', picture);
    }),
  );
}
