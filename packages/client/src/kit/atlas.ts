import { ImageSource, Spritesheet, Texture, type SpritesheetData } from 'pixi.js';

interface Page {
  readonly json: string;
  readonly image: string;
}

/** What is read of the manifest of a bake; it comes from our own build. */
interface Manifest {
  readonly sources: string;
  readonly atlases: Readonly<Record<string, readonly Page[]>>;
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
    const sheets = await Promise.all(pages.map((page) => loadPage(base, { ...page, version: manifest.sources.slice(0, 12) })));
    return { find: (name) => sheets.find((sheet) => sheet[name] !== undefined)?.[name] };
  } catch (error) {
    console.warn('The baked pictures are missing', error);
    return EMPTY;
  }
}

/** Fetches a page and its picture at once. Pixi's own loader could do it too, and would weigh more than all that it loads here. */
async function loadPage(base: string, { json, image, version }: Page & { readonly version: string }): Promise<Record<string, Texture>> {
  const read = async (file: string): Promise<Response> => {
    const response = await fetch(`${base}${file}?${version}`);
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
    return response;
  };
  const [data, picture] = await Promise.all([
    read(json).then((response) => response.json() as Promise<SpritesheetData>),
    read(image).then((response) => response.blob()).then((blob) => createImageBitmap(blob)),
  ]);
  const source = new ImageSource({ resource: picture, alphaMode: 'premultiply-alpha-on-upload' });
  const sheet = new Spritesheet(new Texture({ source }), data);
  await sheet.parse();
  return sheet.textures;
}
