import { loadFacts, loadRemarks } from '../../src/text/index.ts';
import type { ComponentType } from 'react';
import type { Locale } from '@atoll/table-kit/words/locale.ts';
import { loadAtollLocale, speaking } from '../words/atoll-locale.ts';
import { loadGalleryWords } from '../words/load-later-words.ts';
import { galleryOf } from './gallery.tsx';
import { shelvesIn } from './shelves.ts';

/** The gallery with all of its cards, in one language. */
export async function loadGallery(locale: Locale): Promise<ComponentType> {
  const [atoll, facts, remarks, words] = await Promise.all([
    loadAtollLocale(locale),
    loadFacts(locale.id),
    loadRemarks(locale.id),
    loadGalleryWords(locale),
  ]);
  return speaking(atoll, galleryOf(shelvesIn(atoll, { facts, remarks, words }), words));
}
