import { counted } from '@atoll/engine/formats/cs';
import type { ArkGalleryWords } from '../ark-locale.ts';

export const gallery: ArkGalleryWords = {
  search: 'Hledat ryby',
  fish: (count) => counted(count, { one: 'ryba', few: 'ryby', other: 'ryb' }),
  none: 'Taková ryba tu není. Uber některé slovo.',
  jump: 'Přejít na',
};
