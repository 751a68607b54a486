import { Assets, type Texture } from 'pixi.js';

/** What is read of the manifest of a bake; it comes from our own build. */
interface Manifest {
  readonly sources: string;
  readonly atlases: Readonly<Record<string, readonly { readonly json: string }[]>>;
}

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
    const manifest = (await (await fetch(`${base}manifest.json`)).json()) as Manifest;
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
