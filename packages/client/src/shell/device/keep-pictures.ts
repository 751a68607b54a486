import { clients } from '@atoll/catalog/clients';
import { picturesIn, type PictureExtent } from './picture-list.ts';

/** The folders of baked pictures, each with a manifest. */
const folders = ['/art/', ...clients.flatMap(({ pictures }) => pictures ?? [])];

/** The progress. */
export interface PictureProgress {
  readonly done: number;
  readonly all: number;
}

/**
 * Has the worker cache pictures by requesting them: it caches the answers that pass through it.
 * When a manifest does not load, its pictures are left out.
 * @returns how many of them loaded
 */
export async function keepPictures(
  extent: PictureExtent,
  onProgress: (progress: PictureProgress) => void = () => undefined,
): Promise<PictureProgress> {
  const lists = await Promise.all(folders.map((folder) => listed(folder, extent)));
  const wanted = lists.flat();
  let came = 0;
  for (const [place, address] of wanted.entries()) {
    if (await fetchWhole(address)) came++;
    onProgress({ done: place + 1, all: wanted.length });
  }
  return { done: came, all: wanted.length };
}

async function listed(folder: string, extent: PictureExtent): Promise<readonly string[]> {
  try {
    const answer = await fetch(`${folder}manifest.json`);
    return answer.ok ? picturesIn(await answer.json(), { folder, extent }) : [];
  } catch {
    return [];
  }
}

async function fetchWhole(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address);
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
