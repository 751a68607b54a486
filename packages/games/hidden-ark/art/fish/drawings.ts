import type { Detail } from '@atoll/art/draw/detail.ts';
import { scoped } from '@atoll/art/draw/scope.ts';
import type { Water } from '@atoll/art/scene/water.ts';
import { arkFishes } from './fishes.ts';

/** The id of a fish tile. */
export type ArkFishId = keyof typeof arkFishes;

/** The ids of all fish tiles that are drawn. */
export const arkFishIds = Object.keys(arkFishes) as ArkFishId[];

/** A fish as SVG shapes in a 200 x 150 box, facing left; needs the shared definitions. */
export const arkFishArt = (id: ArkFishId, detail: Detail = 'full'): string =>
  scoped(`ark-${id}`, () => arkFishes[id](detail));

/** The water whose light is the complement of a fish's colours. */
export const arkFishWaters: Readonly<Record<ArkFishId, Water>> = {
  N1: 'lagoon',
  N2: 'dusk',
  N3: 'dusk',
  N4: 'lagoon',
  N5: 'deep',
  N6: 'dusk',
  A1: 'dusk',
  A2: 'deep',
  A3: 'deep',
  A4: 'deep',
  A5: 'deep',
  A6: 'dusk',
  S1: 'dusk',
  S2: 'lagoon',
  S3: 'dusk',
  S4: 'lagoon',
  S5: 'dusk',
  S6: 'deep',
  I1: 'dusk',
  I2: 'deep',
  I3: 'dusk',
  I4: 'dusk',
  I5: 'lagoon',
  I6: 'dusk',
  R1: 'deep',
  R2: 'deep',
  R3: 'lagoon',
  R4: 'lagoon',
  R5: 'lagoon',
  R6: 'deep',
};
