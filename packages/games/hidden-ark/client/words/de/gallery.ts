import { formatsFor } from '@atoll/engine';
import type { ArkGalleryWords } from '../ark-locale.ts';

const { counted } = formatsFor('de');

export const gallery: ArkGalleryWords = {
  search: 'Fische durchsuchen',
  fish: (count) => counted(count, { one: 'Fisch', other: 'Fische' }),
  none: 'Kein Fisch passt dazu. Nimm ein Wort weg.',
  jump: 'Springen zu',
};
