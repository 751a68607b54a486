import { counted } from '@atoll/engine/formats/de';
import type { ArkGalleryWords } from '../ark-locale.ts';

export const gallery: ArkGalleryWords = {
  search: 'Fische durchsuchen',
  fish: (count) => counted(count, { one: 'Fisch', other: 'Fische' }),
  none: 'Kein Fisch passt dazu. Nimm ein Wort weg.',
  jump: 'Springen zu',
};
