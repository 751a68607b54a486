import { loadAtlas, type Atlas } from '../../../table/canvas/atlas.ts';
import { loadFaces } from '../../../table/canvas/label.ts';
import type { CardBook } from '../card-index.ts';

/** All that drawing a card needs: the baked pictures and the card tables. */
export interface ArtKit {
  readonly atlas: Atlas;
  readonly book: CardBook;
}

/** Loads pictures and typefaces. */
export async function loadArtKit(book: CardBook): Promise<ArtKit> {
  const [atlas] = await Promise.all([loadAtlas('/art/'), loadFaces()]);
  return { atlas, book };
}
