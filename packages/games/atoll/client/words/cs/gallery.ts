import { counted } from '@atoll/engine/formats/cs';
import type { GalleryWords } from '../load-later-words.ts';

/** The gallery's texts beside the cards, in Czech. */
export const gallery: GalleryWords = {
  search: 'Hledat v kartách',
  cards: (count) => counted(count, { one: 'karta', few: 'karty', other: 'karet' }),
  none: 'Taková karta není. Uber slovo nebo volbu.',
  clear: 'Ukázat všechny karty',
  jump: 'Přejít na',
  formerly: (name) => `Ve starších knihách: ${name}.`,
  any: 'Vše',
  filters: {
    kind: { label: 'Druh', values: { animal: 'Živočichové', coral: 'Korály', event: 'Události' } },
    size: { label: 'Živočichové', values: { small: 'Malé ryby', medium: 'Střední ryby', large: 'Velké ryby', other: 'Jiní živočichové' } },
    ability: { label: 'Schopnost', values: { immediate: 'Okamžitě', action: 'Akce', passive: 'Trvale', endOfGame: 'Konec hry', shelter: 'Úkryt', algae: 'Řasy' } },
    symbiosis: { label: 'Symbióza', values: { paired: 'V\u00a0páru', single: 'Bez\u00a0páru' } },
  },
};
