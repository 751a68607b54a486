import { inked } from '@atoll/art/icons/icon.ts';
import { regionGlyphs } from './glyphs.ts';

/** A sea, by the id that the game's data give it. */
export type RegionName = keyof typeof regionGlyphs;

/** The colours of a sea. */
export interface RegionColours {
  /** Its water, from the lit window of a space to the sheet that the windows are cut into. */
  readonly lit: string;
  readonly water: string;
  readonly deep: string;
  /** Its badge, its tiles and its award, and the drawings on them. */
  readonly badge: string;
  readonly ink: string;
}

/** The five seas. They differ in lightness as well as in hue, and each has its own symbol. */
export const regionColours: Readonly<Record<RegionName, RegionColours>> = {
  'north-pacific': {
    lit: '#3f8fce',
    water: '#2a6fb0',
    deep: '#1c4d86',
    badge: '#2a6fb0',
    ink: '#fdf3e2',
  },
  atlantic: { lit: '#45b091', water: '#268a76', deep: '#175f5b', badge: '#1f7a62', ink: '#fdf3e2' },
  'south-pacific': {
    lit: '#f2dea2',
    water: '#cdb576',
    deep: '#937f52',
    badge: '#e3bd73',
    ink: '#2b1b08',
  },
  indian: { lit: '#cf7490', water: '#a64d70', deep: '#6f3459', badge: '#a83e5e', ink: '#fdf3e2' },
  arctic: { lit: '#d8e4f4', water: '#b3c7e2', deep: '#7d93bb', badge: '#e4edf8', ink: '#1d2c55' },
};

/** The names of the five seas in the order of the game's data. */
export const regionNames = Object.keys(regionColours) as RegionName[];

/** The badge of a sea in a 24 x 24 box: its symbol on a disc of its colour. */
export function regionBadge(region: RegionName): string {
  const { badge, ink } = regionColours[region];
  return (
    `<circle cx="12" cy="12" r="11.500" fill="${badge}"/>` +
    `<circle cx="12" cy="12" r="10.700" fill="none" stroke="${ink}" stroke-opacity=".55" stroke-width="1.100"/>` +
    `<g transform="translate(12 12) scale(.66) translate(-12 -12)">${inked(regionGlyphs[region], ink, badge)}</g>`
  );
}
