/**
 * `first`: what pages and tables are drawn with at once; `all`: finer ones and those of single
 * cards too.
 */
export type PictureExtent = 'first' | 'all';

/** Where pictures are baked, each with a manifest. */
export const PICTURE_FOLDERS = ['/art/', '/art/hidden-ark/'] as const;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const PICTURE = /\.(webp|png)$/;

/**
 * The addresses of the pictures that a manifest of a bake names, as tables ask for them: files of
 * atlas pages tell the version of the bake, single pictures do not.
 * @param folder where the manifest lies, with a slash at its end
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
