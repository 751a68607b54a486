import type { Side } from '../../cards/index.ts';

/** Locations on land by side of the map and id, as most languages spell them. */
export const PLACES = {
  equatorial: {
    L01: 'Murmansk',
    L02: 'Tiksi',
    L03: 'Utqiaġvik',
    L04: 'Ittoqqortoormiit',
    L05: 'Petropavlovsk',
    L06: 'Yokohama',
    L07: 'Monterey',
    L08: 'Acapulco',
    L09: 'Halifax',
    L10: 'Lisbon',
    L11: 'Recife',
    L12: 'Accra',
    L13: 'Port Moresby',
    L14: 'Auckland',
    L15: 'Callao',
    L16: 'Valparaíso',
    L17: 'Mombasa',
    L18: 'Mumbai',
    L19: 'Durban',
    L20: 'Fremantle',
  },
  polar: {
    L01: 'Murmansk',
    L02: 'Tiksi',
    L03: 'Utqiaġvik',
    L04: 'Station Nord',
    L05: 'Yokohama',
    L06: 'Hong Kong',
    L07: 'Kodiak',
    L08: 'San Diego',
    L09: 'Halifax',
    L10: 'Lisbon',
    L11: 'Accra',
    L12: 'Recife',
    L13: 'Auckland',
    L14: 'Cairns',
    L15: 'Acapulco',
    L16: 'Callao',
    L17: 'Mombasa',
    L18: 'Mumbai',
    L19: 'Durban',
    L20: 'Fremantle',
  },
} as const satisfies Readonly<Record<Side, Readonly<Record<string, string>>>>;

/** The name of every location. */
export type PlaceNames = {
  readonly [S in Side]: { readonly [K in keyof (typeof PLACES)[S]]: string };
};
