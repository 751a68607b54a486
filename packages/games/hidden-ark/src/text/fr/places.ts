import { placesOf } from '../neutral/places.ts';

export const places = placesOf({ equatorial: { L01: 'Mourmansk', L10: 'Lisbonne' }, polar: { L01: 'Mourmansk', L10: 'Lisbonne' } });
