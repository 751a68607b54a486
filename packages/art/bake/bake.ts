import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lobbyScene } from '../src/scene/lobby.ts';
import { GRAIN_SIZE, grainPixels } from '../src/scene/grain.ts';
import { digest, Workshop } from './cache.ts';
import { creatureDocument, measureCreatures, withMargin } from './creatures.ts';
import type { Creatures } from './creatures.ts';
import { Crew } from './crew.ts';
import { readingFaces, SCALE } from './faces.ts';
import type { Bench } from './faces.ts';
import type { Quality } from './image.ts';
import type { BakedCreature, BakedPage, BakedTable, Manifest } from './manifest.ts';
import { compose, pack, spritesheet } from './pack.ts';
import type { Sprite } from './pack.ts';
import { pieceSprites } from './pieces.ts';
import { greyAlphaPng } from './png.ts';
import { tableArt, tableSprites } from './table.ts';
import type { TableArt } from './table.ts';

export type { Manifest } from './manifest.ts';

const HOME = join(dirname(fileURLToPath(import.meta.url)), '..');
/** The folder that a bake fills. */
export const BAKED = join(HOME, 'dist');

const QUALITY = {
  card: { colour: 84, alpha: 90 },
  creature: { colour: 78, alpha: 60 },
} as const;

/**
 * The table twice: `quick` is all that a table needs to be played, sharp at one device pixel per CSS pixel and light enough
 * for a telephone; `fine` takes its place on denser and larger screens once everything else is there.
 */
const TABLES = {
  quick: { scale: 1.25, quality: { colour: 70, alpha: 40 } },
  fine: { scale: 2.5, quality: { colour: 82, alpha: 60 } },
} as const;
const CREATURE_MARGIN = 8;

/** What a bake did. */
export interface BakeReport {
  fresh: boolean;
  seconds: number;
  bytes: number;
  made: number;
  found: number;
}

/** The hash of everything that the bake depends on. */
export function sourceHash(): string {
  const files = ['src', 'bake'].flatMap(folder =>
    readdirSync(join(HOME, folder), { recursive: true, encoding: 'utf8' }).filter(f => f.endsWith('.ts')).map(f => join(folder, f))
  );
  return digest(...[...files.sort(), 'package.json'].flatMap(f => [f, readFileSync(join(HOME, f))]));
}

function upToDate(sources: string): boolean {
  try {
    const manifest = JSON.parse(readFileSync(join(BAKED, 'manifest.json'), 'utf8')) as Manifest;
    return manifest.sources === sources;
  } catch {
    return false;
  }
}

/** A folder in the making, and the bytes written to it. */
class Shelf {
  bytes = 0;
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async put(file: string, data: Uint8Array | string): Promise<number> {
    const path = join(this.#folder, file);
    mkdirSync(dirname(path), { recursive: true });
    await writeFile(path, data);
    const size = typeof data === 'string' ? Buffer.byteLength(data) : data.length;
    this.bytes += size;
    return size;
  }
}

async function atlas(name: string, sprites: readonly Sprite[], { workshop, shelf, quality, scale }: {
  workshop: Workshop;
  shelf: Shelf;
  quality: Quality | 'crisp';
  scale: number;
}): Promise<BakedPage[]> {
  return Promise.all(
    pack(sprites).map(async (page, i) => {
      const image = `${name}-${i}.webp`, json = `${name}-${i}.json`;
      const bytes = await shelf.put(image, await workshop.encode(compose(page), quality));
      await shelf.put(json, JSON.stringify(spritesheet(page, { image, scale })));
      return { json, image, bytes };
    }),
  );
}

async function baked(
  name: keyof typeof TABLES,
  table: TableArt,
  { workshop, shelf }: { workshop: Workshop; shelf: Shelf },
): Promise<BakedTable> {
  const { scale, quality } = TABLES[name], tools = { workshop, shelf, scale };
  return {
    scale,
    pages: [
      ...await atlas(`table-${name}`, await tableSprites(table, tools), { ...tools, quality }),
      ...await atlas(`pieces-${name}`, await pieceSprites(tools), { ...tools, quality: 'crisp' }),
    ],
  };
}

async function cards(bench: Bench, shelf: Shelf): Promise<Manifest['cards']> {
  const entries = readingFaces(bench).map(async ({ id, kind, picture }) => {
    const file = `cards/${id}.webp`;
    await shelf.put(file, await bench.workshop.encode(await picture, QUALITY.card));
    return [id, { kind, file }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Creatures that screens show outside of cards: those of the lobby, and one for the score sheet. */
const looseCreatures =
  (): string[] => [...new Set([...lobbyScene().flatMap(layer => layer.creatures.map(c => c.id)), 'emperor-angelfish'])];

async function creaturePictures(
  creatures: Creatures,
  { workshop, shelf }: { workshop: Workshop; shelf: Shelf },
): Promise<Manifest['creatures']> {
  const entries = looseCreatures().map(async (id): Promise<[string, BakedCreature]> => {
    const creature = creatures.get(id), file = `creatures/${id}.webp`;
    if (!creature) throw new Error(`no drawing for ${id}`);
    const svg = creatureDocument(id, creature, { scale: SCALE, margin: CREATURE_MARGIN });
    await shelf.put(file, await workshop.webp(svg, QUALITY.creature));
    const { width, height } = withMargin(creature.extent, CREATURE_MARGIN);
    const extent = { x: CREATURE_MARGIN, y: CREATURE_MARGIN, width: creature.extent.width, height: creature.extent.height };
    return [id, { file, width, height, extent }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * Bakes all drawings into `dist`: atlas pages, reading pictures, creatures, grain, manifest. Does nothing when they are
 * already there for the present sources.
 */
export async function bake(): Promise<BakeReport> {
  const start = performance.now(), sources = sourceHash(), seconds = (): number => (performance.now() - start) / 1000;
  if (upToDate(sources)) return { fresh: false, seconds: seconds(), bytes: 0, made: 0, found: 0 };
  // made beside and put in place as a whole, so that nobody ever reads half a bake
  const draft = join(HOME, '.cache', `dist.${process.pid}`);
  const crew = new Crew(), workshop = new Workshop(crew, join(HOME, '.cache')), shelf = new Shelf(draft);
  try {
    const creatures = await measureCreatures(workshop, 'full'), bench: Bench = { creatures, workshop };
    const table = await tableArt({ creatures: await measureCreatures(workshop, 'bold'), workshop });
    await shelf.put('faces.json', JSON.stringify(table.faces));
    const manifest: Manifest = {
      sources,
      faces: 'faces.json',
      tables: { quick: await baked('quick', table, { workshop, shelf }), fine: await baked('fine', table, { workshop, shelf }) },
      cards: await cards(bench, shelf),
      creatures: await creaturePictures(creatures, { workshop, shelf }),
      grain: 'grain.png',
    };
    await shelf.put('grain.png', greyAlphaPng(grainPixels(), GRAIN_SIZE));
    await shelf.put('manifest.json', JSON.stringify(manifest, null, 1));
    rmSync(BAKED, { recursive: true, force: true });
    renameSync(draft, BAKED);
    await workshop.tidy();
    return { fresh: true, seconds: seconds(), bytes: shelf.bytes, ...workshop.counts };
  } finally {
    rmSync(draft, { recursive: true, force: true });
    await crew.close();
  }
}
