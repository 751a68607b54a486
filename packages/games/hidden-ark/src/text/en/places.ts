import { placesOf } from '../neutral/places.ts';

export const places = placesOf({ equatorial: {}, polar: {} });
