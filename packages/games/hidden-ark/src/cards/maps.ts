import { EQUATORIAL } from './equatorial.ts';
import type { MapCard } from './map-card.ts';
import type { Side } from './names.ts';
import { POLAR } from './polar.ts';

/** Both sides of the map as they are printed. */
export const MAPS: Readonly<Record<Side, MapCard>> = { equatorial: EQUATORIAL, polar: POLAR };
