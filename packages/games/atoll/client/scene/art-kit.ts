import type { AtollText } from '../../src/text/index.ts';
import { loadAtlas, type Atlas } from '@atoll/table-kit/table/canvas/atlas.ts';
import { loadFaces } from '@atoll/table-kit/table/canvas/label.ts';
import type { CardBook } from '../card-index.ts';

/** All that drawing a card needs: the baked pictures, the card tables and their text. */
export interface ArtKit {
  readonly atlas: Atlas;
  readonly book: CardBook;
  /** The texts on the cards. */
  readonly text: AtollText;
}

const load = (): Promise<Atlas> =>
  Promise.all([loadAtlas('/art/'), loadFaces()]).then(([atlas]) => atlas);

let ahead: Promise<Atlas> | undefined;

/** Starts loading the pictures for the table that is shown next. */
export function loadPicturesAhead(): void {
  ahead ??= load();
}

/** Loads pictures and typefaces. */
export async function loadArtKit(known: Omit<ArtKit, 'atlas'>): Promise<ArtKit> {
  const atlas = await (ahead ?? load());
  ahead = undefined;
  return { ...known, atlas };
}
