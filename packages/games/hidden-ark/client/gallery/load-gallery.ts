import { loadFacts } from '../../src/text/index.ts';
import type { ComponentType } from 'react';
import type { Locale } from '@atoll/table-kit/words/locale.ts';
import { loadArkLocale, loadGalleryWords, speaking } from '../words/ark-locale.ts';
import { galleryOf } from './gallery.tsx';

/** The gallery with all fish, in one language. */
export async function loadGallery(locale: Locale): Promise<ComponentType> {
  const [ark, facts, words] = await Promise.all([
    loadArkLocale(locale),
    loadFacts(locale.id),
    loadGalleryWords(locale),
  ]);
  return speaking(ark, galleryOf(facts, words));
}
