import { loadAtlas, type Atlas } from '../../../kit/atlas.ts';
import { loadFaces } from '../../../kit/label.ts';
import type { CardBook } from '../book.ts';

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
