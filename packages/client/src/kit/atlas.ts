import { Assets, Texture } from 'pixi.js';
import { z } from 'zod';

const pageSchema = z.object({ json: z.string() });
const manifestSchema = z.object({ sources: z.string(), atlases: z.record(z.string(), z.array(pageSchema)) });

/** Baked pictures by name. */
export interface Atlas {
  /** Undefined for a picture that is not baked. */
  readonly find: (name: string) => Texture | undefined;
}

const EMPTY: Atlas = { find: () => undefined };

/**
 * Loads the named atlases of a bake. Without a bake it is empty: the table then does without pictures.
 * @param base folder of the manifest, with a slash at its end
 */
export async function loadAtlas(base: string, names: readonly string[]): Promise<Atlas> {
  try {
    const manifest = manifestSchema.parse(await (await fetch(`${base}manifest.json`)).json());
    const pages = names.flatMap((name) => manifest.atlases[name] ?? []);
    const sheets = await Promise.all(pages.map(({ json }) => Assets.load<{ textures: Record<string, Texture> }>(
      new URL(`${base}${json}?${manifest.sources.slice(0, 12)}`, location.href).href,
    )));
    return { find: (name) => sheets.find((sheet) => sheet.textures[name] !== undefined)?.textures[name] };
  } catch (error) {
    console.warn('The baked pictures are missing', error);
    return EMPTY;
  }
}
