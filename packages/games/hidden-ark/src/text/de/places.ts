import { placesOf } from '../neutral/places.ts';

export const places = placesOf({ equatorial: { L05: 'Petropawlowsk', L10: 'Lissabon' }, polar: { L06: 'Hongkong', L10: 'Lissabon' } });
