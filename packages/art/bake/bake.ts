import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { digest, Workshop } from './cache.ts';
import type { Progress } from './cache.ts';
import { Crew } from './crew.ts';
import type { GameBake } from './game-bake.ts';
import { alone } from './lock.ts';
import type { Manifest } from './manifest.ts';
import { Shelf } from './shelf.ts';
import { bakeFirst, bakeRest, MANIFEST } from './stages.ts';

const HOME = join(dirname(fileURLToPath(import.meta.url)), '..');
/** The folder that a bake fills. */
export const BAKED = join(HOME, 'dist');
const CACHE = join(HOME, '.cache');

/** The result of a bake. */
export interface BakeReport {
  fresh: boolean;
  seconds: number;
  bytes: number;
  made: number;
  found: number;
}

/** The hash of everything that the bake depends on. */
export function sourceHash(games: readonly GameBake[]): string {
  const folders = [join(HOME, 'src'), join(HOME, 'bake'), ...games.map(({ sources }) => sources)];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => join(folder, file)),
  );
  return digest(
    ...[...files.sort(), join(HOME, 'package.json')].flatMap((file) => [
      relative(HOME, file),
      readFileSync(file),
    ]),
  );
}

/**
 * The extent of the finished bake of the present sources: none, the first table's part, or
 * everything.
 */
function stateOf(sources: string): 'none' | Extent {
  try {
    const manifest = JSON.parse(readFileSync(join(BAKED, MANIFEST), 'utf8')) as Manifest;
    if (manifest.sources !== sources) return 'none';
    return manifest.tables.fine ? 'whole' : 'first';
  } catch {
    return 'none';
  }
}

/**
 * The extent of a bake: the needs of a first table, with small reading pictures as stand-ins for
 * the others, or everything.
 */
export type Extent = 'first' | 'whole';

/** The settings of a bake. */
export interface BakeOptions {
  /** The games that have pictures of their own. */
  games: readonly GameBake[];
  extent: Extent;
  /** How many threads draw; as many as there are cores, up to four, if not given. */
  threads?: number;
  /** Called with the progress. */
  onProgress?: (progress: Progress) => void;
}

/**
 * Bakes drawings into `dist`: atlas pages, reading pictures, creatures, grain, manifest. Does
 * nothing when they are up to date, and resumes an interrupted bake. Waits for another bake of the
 * same folder.
 */
export function bake({
  games,
  extent,
  threads,
  onProgress = () => undefined,
}: BakeOptions): Promise<BakeReport> {
  mkdirSync(CACHE, { recursive: true });
  return alone(join(CACHE, 'lock'), async () => {
    const start = performance.now();
    const sources = sourceHash(games);
    const state = stateOf(sources);
    const seconds = (): number => (performance.now() - start) / 1000;
    if (state === 'whole' || state === extent)
      return { fresh: false, seconds: seconds(), bytes: 0, made: 0, found: 0 };
    const crew = new Crew(threads);
    const workshop = new Workshop(crew, { folder: CACHE, onProgress });
    try {
      const bytes =
        state === 'none'
          ? await bakeAnew({ workshop, sources, extent, games })
          : await bakeOn(workshop, games);
      await workshop.tidy();
      return { fresh: true, seconds: seconds(), bytes, ...workshop.counts };
    } finally {
      await crew.close();
    }
  });
}

/**
 * Bakes in a separate folder and swaps it in as a whole, so that pictures of two bakes never mix.
 * Returns the bytes written.
 */
async function bakeAnew({
  workshop,
  sources,
  extent,
  games,
}: {
  workshop: Workshop;
  sources: string;
  extent: Extent;
  games: readonly GameBake[];
}): Promise<number> {
  const draft = join(CACHE, `dist.${process.pid}`);
  const shelf = new Shelf(draft);
  const tools = { workshop, shelf };
  try {
    const manifest = await bakeFirst(tools, {
      sources,
      standIns: extent === 'first' ? 'with' : 'without',
    });
    if (extent === 'whole') await bakeRest(tools, { manifest, games });
    rmSync(BAKED, { recursive: true, force: true });
    renameSync(draft, BAKED);
    return shelf.bytes;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Adds the finer pictures to those of a first table. Returns the bytes written. */
async function bakeOn(workshop: Workshop, games: readonly GameBake[]): Promise<number> {
  const shelf = new Shelf(BAKED);
  const manifest = JSON.parse(readFileSync(join(BAKED, MANIFEST), 'utf8')) as Manifest;
  await bakeRest({ workshop, shelf }, { manifest, games });
  return shelf.bytes;
}
