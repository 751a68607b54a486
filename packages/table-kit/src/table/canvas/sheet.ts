import { ImageSource, Spritesheet, Texture, type SpritesheetData } from 'pixi.js';

/** A page of an atlas as the manifest of a bake names it. */
export interface Page {
  readonly json: string;
  readonly image: string;
}

/** The pictures of one page by name. */
export type Sheet = Readonly<Record<string, Texture>>;

/**
 * Fetches a page and its picture at once. Pixi's own loader could do it too, and would weigh more
 * than all that it loads here.
 * @param address turns the name of a file into its address
 */
export async function loadSheet(
  { json, image }: Page,
  address: (file: string) => string,
): Promise<Sheet> {
  const read = async (file: string): Promise<Response> => {
    const response = await fetch(address(file));
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
    return response;
  };
  const [data, picture] = await Promise.all([
    read(json).then((response): Promise<SpritesheetData> => response.json()),
    read(image)
      .then((response) => response.blob())
      .then((blob) => createImageBitmap(blob)),
  ]);
  // small reefs show the pictures at a third of their size
  const source = new ImageSource({
    resource: picture,
    alphaMode: 'premultiply-alpha-on-upload',
    autoGenerateMipmaps: true,
  });
  const sheet = new Spritesheet(new Texture({ source }), data);
  await sheet.parse();
  return sheet.textures;
}
