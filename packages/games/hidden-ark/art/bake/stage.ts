import { join } from 'node:path';
import { atlas } from '@atoll/art/bake/atlas.ts';
import type { Tools } from '@atoll/art/bake/atlas.ts';
import type { GameBake } from '@atoll/art/bake/game-bake.ts';
import type { BakedTable } from '@atoll/art/bake/manifest.ts';
import { spritesOf } from '@atoll/art/bake/piece.ts';
import { Shelf } from '@atoll/art/bake/shelf.ts';
import { fishFiles, fishPictures, fishSprites } from './fish.ts';
import type { ArkManifest } from './manifest.ts';
import { bakeMaps } from './maps.ts';
import { arkPieces } from './pieces.ts';

/** The folder that the pictures of the game lie in, within that of all pictures. */
const FOLDER = 'hidden-ark';
const MANIFEST = 'manifest.json';
const FACES = 'faces.json';

/** As the tables of the other games: enough to play first, then pictures for dense screens. */
const TABLES = {
  quick: { scale: 1.25, pieces: { effort: 4 }, fish: { colour: 76, alpha: 60 } },
  fine: { scale: 2.5, pieces: { effort: 6 }, fish: { colour: 82, alpha: 70 } },
} as const;

/** The fine maps fill a picture of 2048 pixels. */
const MAPS = {
  quick: { name: 'quick', scale: 1.25, quality: { colour: 74, alpha: 50 } },
  fine: { name: 'fine', scale: 2.25, quality: { colour: 80, alpha: 60 } },
} as const;

async function baked(name: keyof typeof TABLES, tools: Tools): Promise<BakedTable> {
  const { scale, pieces, fish } = TABLES[name];
  const grade = { ...tools, scale };
  const pages = await Promise.all([
    spritesOf(arkPieces(), grade).then((sprites) =>
      atlas(`pieces-${name}`, sprites, { ...grade, quality: pieces }),
    ),
    fishSprites(grade).then((sprites) =>
      atlas(`fish-${name}`, sprites, { ...grade, quality: fish }),
    ),
  ]);
  return { scale, pages: pages.flat() };
}

/**
 * Bakes the pictures of a Hidden Ark table into a separate folder with a manifest in the form of
 * the main manifest.
 * @returns a function that adds the finer pictures
 */
async function bakeHiddenArk(
  { workshop, shelf: whole }: Tools,
  sources: string,
): Promise<{ refine: () => Promise<void> }> {
  const shelf = new Shelf(join(whole.folder, FOLDER));
  const tools = { workshop, shelf };
  const put = (manifest: ArkManifest): Promise<number> =>
    shelf.put(MANIFEST, JSON.stringify(manifest, null, 1));
  await shelf.put(FACES, JSON.stringify({}));
  const manifest: ArkManifest = {
    sources,
    faces: FACES,
    tables: { quick: await baked('quick', tools) },
    maps: { quick: await bakeMaps(MAPS.quick, tools) },
    fish: fishFiles,
  };
  await put(manifest);
  return {
    async refine() {
      await fishPictures(tools);
      const fine = await baked('fine', tools);
      const maps = { ...manifest.maps, fine: await bakeMaps(MAPS.fine, tools) };
      await put({ ...manifest, tables: { ...manifest.tables, fine }, maps });
      whole.bytes += shelf.bytes;
    },
  };
}

/** The pictures of the game for the bake of all games. */
export const hiddenArkBake: GameBake = {
  sources: join(import.meta.dirname, '..'),
  first: bakeHiddenArk,
};
