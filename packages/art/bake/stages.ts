import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lobbyScene } from '../src/scene/lobby.ts';
import { GRAIN_SIZE, grainPixels } from '../src/scene/grain.ts';
import { atlas } from './atlas.ts';
import type { Tools } from './atlas.ts';
import { creatureDocument, measureCreatures, withMargin } from './creatures.ts';
import type { Creatures } from './creatures.ts';
import { readingFaces, SCALE, STAND_IN_SCALE } from './faces.ts';
import type { GameBake } from './game-bake.ts';
import type { BakedCreature, BakedTable, Manifest } from './manifest.ts';
import { pieceSprites } from './pieces.ts';
import { greyAlphaPng } from './png.ts';
import { previewDocument } from './preview.ts';
import { tableArt, tableSprites } from './table.ts';
import type { TableArt } from './table.ts';

/** The file that lists the finished pictures. */
export const MANIFEST = 'manifest.json';
const FACES = 'faces.json';
const GRAIN = 'grain.png';
/** The preview that messengers show beside a link; in a format that all of them support. */
const PREVIEW = 'preview.jpg';
const CARDS = 'cards';
/** Small reading pictures, which the server sends in place of missing ones. */
const STAND_INS = 'cards-small';

const QUALITY = {
  preview: { colour: 84, alpha: 100 },
  card: { colour: 84, alpha: 90 },
  creature: { colour: 78, alpha: 60 },
} as const;

/**
 * The table in two qualities: `quick` is enough to play, sharp at one device pixel per CSS pixel
 * and small enough for a phone; `fine` replaces it on denser and larger screens once everything
 * else is finished.
 */
const TABLES = {
  quick: { scale: 1.25, quality: { colour: 64, alpha: 40 }, pieces: { effort: 4 } },
  fine: { scale: 2.5, quality: { colour: 82, alpha: 60 }, pieces: { effort: 6 } },
} as const;
const CREATURE_MARGIN = 8;

async function baked(
  name: keyof typeof TABLES,
  table: TableArt,
  { workshop, shelf }: Tools,
): Promise<BakedTable> {
  const { scale, quality, pieces } = TABLES[name];
  const tools = { workshop, shelf, scale };
  const pages = await Promise.all([
    tableSprites(table, tools).then((sprites) =>
      atlas(`table-${name}`, sprites, { ...tools, quality }),
    ),
    pieceSprites(tools).then((sprites) =>
      atlas(`pieces-${name}`, sprites, { ...tools, quality: pieces }),
    ),
  ]);
  return { scale, pages: pages.flat() };
}

/** Bakes the reading pictures of a scale that are not there yet. */
async function readingPictures(
  { folder, scale }: { folder: string; scale: number },
  { creatures, workshop, shelf }: Tools & { creatures: Creatures },
): Promise<void> {
  await Promise.all(
    readingFaces.map(async ({ id, picture }) => {
      const file = `${folder}/${id}.webp`;
      if (existsSync(join(shelf.folder, file))) return;
      await shelf.put(
        file,
        await workshop.encode(await picture({ creatures, workshop, scale }), QUALITY.card),
      );
    }),
  );
}

/**
 * Creatures that screens show outside of cards: those of the lobby, and one for the score sheet.
 */
const looseCreatures = (): string[] => [
  ...new Set([
    ...lobbyScene().flatMap((layer) => layer.creatures.map((c) => c.id)),
    'emperor-angelfish',
  ]),
];

async function creaturePictures(
  creatures: Creatures,
  { workshop, shelf }: Tools,
): Promise<Manifest['creatures']> {
  const entries = looseCreatures().map(async (id): Promise<[string, BakedCreature]> => {
    const creature = creatures.get(id);
    const file = `creatures/${id}.webp`;
    if (!creature) throw new Error(`no drawing for ${id}`);
    const svg = creatureDocument(id, creature, { scale: SCALE, margin: CREATURE_MARGIN });
    await shelf.put(file, await workshop.webp(svg, QUALITY.creature));
    const { width, height } = withMargin(creature.extent, CREATURE_MARGIN);
    const extent = {
      x: CREATURE_MARGIN,
      y: CREATURE_MARGIN,
      width: creature.extent.width,
      height: creature.extent.height,
    };
    return [id, { file, width, height, extent }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Everything that a first table needs; a whole bake that follows at once needs no stand-ins. */
export async function bakeFirst(
  tools: Tools,
  { sources, standIns }: { sources: string; standIns: 'with' | 'without' },
): Promise<Manifest> {
  const { workshop, shelf } = tools;
  const [creatures, bold] = await Promise.all([
    measureCreatures(workshop, 'full'),
    measureCreatures(workshop, 'bold'),
  ]);
  const table = await tableArt({ creatures: bold, workshop });
  const [quick, loose] = await Promise.all([
    baked('quick', table, tools),
    creaturePictures(creatures, tools),
    standIns === 'with'
      ? readingPictures({ folder: STAND_INS, scale: STAND_IN_SCALE }, { ...tools, creatures })
      : undefined,
    shelf.put(FACES, JSON.stringify(table.faces)),
    shelf.put(GRAIN, greyAlphaPng(grainPixels(), GRAIN_SIZE)),
  ]);
  const cards = Object.fromEntries(
    readingFaces.map(({ id, kind }) => [id, { kind, file: `${CARDS}/${id}.webp` }]),
  );
  const manifest: Manifest = {
    sources,
    faces: FACES,
    tables: { quick },
    cards,
    creatures: loose,
    grain: GRAIN,
  };
  await shelf.put(MANIFEST, JSON.stringify(manifest, null, 1));
  return manifest;
}

/**
 * The finer pictures and those of other games, added to those of a first table. The manifest names
 * the finer pictures when all of them are finished.
 */
export async function bakeRest(
  tools: Tools,
  { manifest, games }: { readonly manifest: Manifest; readonly games: readonly GameBake[] },
): Promise<void> {
  const { workshop, shelf } = tools;
  const others: Awaited<ReturnType<GameBake['first']>>[] = [];
  for (const game of games) others.push(await game.first(tools, manifest.sources));
  const [creatures, bold] = await Promise.all([
    measureCreatures(workshop, 'full'),
    measureCreatures(workshop, 'bold'),
  ]);
  const table = await tableArt({ creatures: bold, workshop });
  const [fine] = await Promise.all([
    baked('fine', table, tools),
    readingPictures({ folder: CARDS, scale: SCALE }, { ...tools, creatures }),
  ]);
  for (const other of others) await other.refine();
  const whole: Manifest = { ...manifest, tables: { quick: manifest.tables.quick, fine } };
  const preview = await workshop.jpeg(previewDocument(creatures), QUALITY.preview);
  await shelf.put(PREVIEW, preview);
  await shelf.put(MANIFEST, JSON.stringify(whole, null, 1));
  rmSync(join(shelf.folder, STAND_INS), { recursive: true, force: true });
}
