import { placesOf } from '../neutral/places.ts';

export const places = placesOf({
  equatorial: { L06: 'Jokohama', L10: 'Lisabon', L12: 'Akkra', L18: 'Bombaj' },
  polar: { L05: 'Jokohama', L06: 'Hongkong', L10: 'Lisabon', L11: 'Akkra', L18: 'Bombaj' },
});
