/**
 * `first`: the pictures that pages and tables draw at first; `all`: also finer ones and those of
 * single cards.
 */
export type PictureExtent = 'first' | 'all';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const PICTURE = /\.(webp|png)$/;

/**
 * The addresses of the pictures in a bake manifest, as tables request them: files of atlas pages
 * contain the version of the bake, single pictures do not.
 * @param folder the folder of the manifest, with a trailing slash
 */
export function picturesIn(
  manifest: unknown,
  { folder, extent }: { readonly folder: string; readonly extent: PictureExtent },
): readonly string[] {
  if (!isRecord(manifest)) return [];
  const stamp = `?${String(manifest['sources']).slice(0, 12)}`;
  const found = new Set<string>();
  const look = (value: unknown, wanted = extent): void => {
    if (!isRecord(value)) {
      if (wanted === 'all' && typeof value === 'string' && PICTURE.test(value))
        found.add(`${folder}${value}`);
      return;
    }
    const { json, image } = value;
    if (typeof json === 'string' && typeof image === 'string') {
      found.add(`${folder}${json}${stamp}`).add(`${folder}${image}${stamp}`);
      return;
    }
    for (const [key, each] of Object.entries(value))
      if (extent === 'all' || key !== 'fine') look(each, key === 'creatures' ? 'all' : wanted);
  };
  look(manifest);
  const { faces } = manifest;
  if (typeof faces === 'string') found.add(`${folder}${faces}${stamp}`);
  return [...found];
}
