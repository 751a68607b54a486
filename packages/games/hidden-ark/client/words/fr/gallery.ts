import { plural, whole } from '@atoll/engine/formats/fr';
import type { ArkGalleryWords } from '../ark-locale.ts';

export const gallery: ArkGalleryWords = {
  search: 'Chercher un poisson',
  fish: (count) => `${whole(count)} ${plural(count, { one: 'poisson', other: 'poissons' })}`,
  none: 'Aucun poisson ne correspond. Retirez un mot.',
  jump: 'Aller à',
};
