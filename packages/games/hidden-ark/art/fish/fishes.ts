import type { Drawing } from '@atoll/art/draw/detail.ts';
import { fish } from '@atoll/art/drawings/fish/fish.ts';
import { manta } from '@atoll/art/drawings/fish/manta.ts';
import { bumpheadParrotfish } from '@atoll/art/drawings/fish/parrotfish.ts';
import { seahorseArt } from '@atoll/art/drawings/fish/seahorses.ts';
import { stouter } from '@atoll/art/drawings/fish/shapes.ts';
import { humpheadWrasse } from '@atoll/art/drawings/fish/wrasses.ts';
import { angelshark } from './angelshark.ts';
import { seventyFour } from './bream.ts';
import { atlanticCod, roundnoseGrenadier } from './cods.ts';
import { coelacanth } from './coelacanth.ts';
import { chineseBahaba, totoaba } from './croakers.ts';
import { galapagosDamselfish } from './damselfish.ts';
import { europeanEel, japaneseEel } from './eels.ts';
import { bowmouthGuitarfish } from './guitarfish.ts';
import { spottedHandfish } from './handfish.ts';
import { bocaccio } from './rockfish.ts';
import { sawfish } from './sawfish.ts';
import { giantSeaBass, nassauGrouper } from './sea-basses.ts';
import { baskingShark, greenlandShark, tope, whaleShark } from './sharks.ts';
import { blueSkate, thornySkate } from './skates.ts';
import { europeanSturgeon, sakhalinSturgeon, siberianSturgeon } from './sturgeons.ts';
import { southernBluefin } from './tuna.ts';

/**
 * Mobula birostris: black, the white shoulders cut off straight in front, so that the black between
 * them is a T; no ribs.
 */
const oceanicManta = (): string =>
  manta({
    back: '#1d2338',
    under: '#141a2c',
    shoulders: [
      [14, 47],
      [26, 45],
      [44, 47],
      [66, 52],
      [58, 64],
      [40, 66],
      [24, 66],
      [14, 62],
    ],
  });

/** Hippocampus capensis: mottled moss brown with dark specks, short snout, no crown. */
const knysnaSeahorse = (): string =>
  seahorseArt({
    base: '#8f8f4e',
    back: '#5c5f34',
    line: '#c2bd78',
    fin: '#d6cf8e',
    bare: true,
    specks: '#34381f',
  });

/** Every fish of Hidden Ark, by the id of its tile: a drawing in a 200 x 150 box, facing left. */
export const arkFishes = {
  N1: () => fish(bocaccio),
  N2: (detail) => fish(stouter(totoaba, detail === 'bold' ? 1.22 : 1)),
  N3: japaneseEel,
  N4: () => fish(giantSeaBass),
  N5: (detail) => fish(stouter(chineseBahaba, detail === 'bold' ? 1.08 : 1)),
  N6: (detail) => fish(stouter(sakhalinSturgeon, detail === 'bold' ? 1.28 : 1)),
  A1: blueSkate,
  A2: sawfish,
  A3: angelshark,
  A4: () => fish(nassauGrouper),
  A5: europeanEel,
  A6: (detail) => fish(stouter(europeanSturgeon, detail === 'bold' ? 1.2 : 1)),
  S1: () => fish(bumpheadParrotfish),
  S2: (detail) => fish(stouter(tope, detail === 'bold' ? 1.28 : 1)),
  S3: () => fish(humpheadWrasse),
  S4: oceanicManta,
  S5: () => fish(galapagosDamselfish),
  S6: () => fish(spottedHandfish),
  I1: () => fish(whaleShark),
  I2: knysnaSeahorse,
  I3: () => fish(southernBluefin),
  I4: bowmouthGuitarfish,
  I5: () => fish(seventyFour),
  I6: () => fish(coelacanth),
  R1: thornySkate,
  R2: () => fish(atlanticCod),
  R3: () => fish(baskingShark),
  R4: () => fish(greenlandShark),
  R5: (detail) => fish(stouter(roundnoseGrenadier, detail === 'bold' ? 1.12 : 1)),
  R6: (detail) => fish(stouter(siberianSturgeon, detail === 'bold' ? 1.2 : 1)),
} satisfies Record<string, Drawing>;
