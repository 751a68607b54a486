import { loadAtlas, type Atlas } from '../../../kit/atlas.ts';
import { loadFaces } from '../../../kit/label.ts';
import type { CardBook } from '../book.ts';

/** All that drawing a card needs: the baked pictures and the card tables. */
export interface ArtKit {
  readonly atlas: Atlas;
  readonly book: CardBook;
}

/** Loads pictures and typefaces; a screen without phone tiles can leave them out. */
export async function loadArtKit(book: CardBook): Promise<ArtKit> {
  const [atlas] = await Promise.all([loadAtlas('/art/', ['pieces', 'table', 'phone']), loadFaces()]);
  return { atlas, book };
}
