import type { Texture } from 'pixi.js';
import { greyed } from './greyed.ts';
import { loadSheet, type Page, type Sheet } from './sheet.ts';

/** All pages of a table at one scale. */
interface BakedTable {
  readonly scale: number;
  readonly pages: readonly Page[];
}

/**
 * The part of a bake's manifest that is read; the manifest comes from our own build. The `quick`
 * pages are enough to play; the `fine` ones have the same names for dense and large screens, and
 * may be baked only while the server runs already.
 */
interface Manifest {
  readonly sources: string;
  readonly faces: string;
  readonly tables: { readonly quick: BakedTable; readonly fine?: BakedTable };
}

/**
 * A face as the bake lists it: names of its window and its creature, and the box of the creature in
 * units.
 */
interface ListedFace {
  readonly back: string;
  readonly figure: string;
  readonly at: readonly [x: number, y: number, width: number, height: number];
}

/** A card's picture: its window, and over it the creature in its place. */
export interface Face {
  readonly back: Texture;
  readonly figure: Texture;
  readonly at: ListedFace['at'];
}

/** Baked pictures by name. Textures are valid until the atlas is sharpened. */
export interface Atlas {
  /** Undefined for a picture that is not baked. */
  readonly find: (name: string) => Texture | undefined;
  /** Undefined for a face that is not baked. */
  readonly face: (name: string) => Face | undefined;
  /** The picture without most of its colour and light. */
  readonly grey: (texture: Texture) => Texture;
  /**
   * Makes sure that the pictures are sharp at so many device pixels a unit. True if it has replaced
   * them: then everything must be drawn again.
   */
  readonly sharpen: (pixels: number) => Promise<boolean>;
}

const EMPTY: Atlas = {
  find: () => undefined,
  face: () => undefined,
  grey: (texture) => texture,
  sharpen: () => Promise.resolve(false),
};

/** Pictures may be drawn larger than they are by this factor before it shows. */
const STRETCH = 1.1;

/**
 * How long to wait before asking again whether the fine pages are there, in ms: at first, and at
 * most.
 */
const PAUSE = { first: 2_000, most: 30_000 } as const;

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * Loads the quick pages of a bake. Without a bake the atlas is empty: the table then does without
 * pictures.
 * @param base folder of the manifest, with a slash at its end
 */
export async function loadAtlas(base: string): Promise<Atlas> {
  const read = async <T>(file: string): Promise<T> => (await fetch(`${base}${file}`)).json();
  try {
    const { sources, faces: list, tables } = await read<Manifest>('manifest.json');
    const stamp = `?${sources.slice(0, 12)}`;
    const load = ({ pages }: BakedTable): Promise<Sheet[]> =>
      Promise.all(pages.map((page) => loadSheet(page, (file) => `${base}${file}${stamp}`)));
    const fine = async (): Promise<Sheet[]> =>
      load(tables.fine ?? (await fineTable(() => read<Manifest>('manifest.json'))));
    const [faces, quick] = await Promise.all([
      read<Record<string, ListedFace>>(`${list}${stamp}`),
      load(tables.quick),
    ]);
    return createAtlas({ faces, quick, reach: tables.quick.scale * STRETCH, fine });
  } catch (error) {
    console.warn('The baked pictures are missing', error);
    return EMPTY;
  }
}

/** The fine pages, as soon as the manifest names them. */
async function fineTable(read: () => Promise<Manifest>): Promise<BakedTable> {
  for (let ms: number = PAUSE.first; ; ms = Math.min(ms * 2, PAUSE.most)) {
    await pause(ms);
    const fine = await read().then(
      ({ tables }) => tables.fine,
      () => undefined,
    );
    if (fine) return fine;
  }
}

/** @param parts.reach device pixels a unit up to which the quick pages are sharp */
function createAtlas({
  faces,
  quick,
  reach,
  fine,
}: {
  readonly faces: Readonly<Record<string, ListedFace>>;
  readonly quick: readonly Sheet[];
  readonly reach: number;
  readonly fine: () => Promise<readonly Sheet[]>;
}): Atlas {
  let sheets = quick;
  let better: Promise<boolean> | undefined;
  const greys = new Map<Texture, Texture>();
  const find = (name: string): Texture | undefined =>
    sheets.find((sheet) => sheet[name] !== undefined)?.[name];
  const replace = async (): Promise<boolean> => {
    try {
      sheets = await fine();
    } catch {
      // the pages at hand will do
      return false;
    }
    greys.clear();
    return true;
  };
  return {
    find,
    face: (name) => {
      const listed = faces[name];
      const back = listed && find(listed.back);
      const figure = listed && find(listed.figure);
      return back && figure && { back, figure, at: listed.at };
    },
    grey: (texture) => {
      const kept = greys.get(texture) ?? greyed(texture);
      greys.set(texture, kept);
      return kept;
    },
    sharpen: (pixels) => {
      if (pixels <= reach || better !== undefined) return Promise.resolve(false);
      return (better = replace());
    },
  };
}
