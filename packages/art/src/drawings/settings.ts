import type { Water } from '../scene/water.ts';
import type { AnimalId } from './animals.ts';
import type { CoralId } from './corals/corals.ts';

/** How an animal is shown in its window. */
export interface Setting {
  /** The water whose light well is the complement of the animal's colours. */
  water: Water;
  /** Whether it floats in the window or stands on the sill. */
  stand?: 'floating' | 'standing';
  /**
   * Turn in degrees on offer cards and reef tiles, where a long thin body lies larger along the
   * diagonal.
   */
  tilt?: number;
}

/** The setting of every animal. */
export const settings: Record<AnimalId, Setting> = {
  'squarespot-anthias': { water: 'lagoon' },
  'lyretail-anthias': { water: 'lagoon' },
  'lined-seahorse': { water: 'lagoon' },
  'schultzs-pipefish': { water: 'deep' },
  'bargibants-seahorse': { water: 'lagoon' },
  'ocellaris-clownfish': { water: 'lagoon' },
  'blue-green-chromis': { water: 'dusk' },
  'humbug-dascyllus': { water: 'lagoon' },
  'yellow-prawn-goby': { water: 'deep', tilt: 8 },
  'citron-goby': { water: 'deep' },
  'flame-angelfish': { water: 'lagoon' },
  'coral-beauty': { water: 'dusk' },
  'copperband-butterflyfish': { water: 'deep' },
  'oval-butterflyfish': { water: 'deep' },
  'cleaner-wrasse': { water: 'dusk', tilt: 18 },
  'sixline-wrasse': { water: 'lagoon' },
  'slender-grouper': { water: 'deep' },
  'blue-line-grouper': { water: 'dusk' },
  'emperor-angelfish': { water: 'dusk' },
  'regal-angelfish': { water: 'lagoon' },
  'palette-surgeonfish': { water: 'dusk' },
  'yellow-tang': { water: 'deep' },
  'snowflake-moray': { water: 'deep' },
  'bluespotted-ray': { water: 'dusk' },
  'golden-trevally': { water: 'deep' },
  'live-sharksucker': { water: 'lagoon', tilt: 18 },
  'tiger-shark': { water: 'deep' },
  'blacktip-reef-shark': { water: 'lagoon' },
  'scalloped-hammerhead': { water: 'deep' },
  'giant-grouper': { water: 'deep' },
  'humphead-wrasse': { water: 'dusk' },
  'giant-moray': { water: 'lagoon' },
  'reef-manta': { water: 'lagoon' },
  'bumphead-parrotfish': { water: 'dusk' },
  'tiger-pistol-shrimp': { water: 'deep' },
  'pacific-cleaner-shrimp': { water: 'deep' },
  'emperor-shrimp': { water: 'deep' },
  'boxer-crab': { water: 'deep' },
  'harlequin-shrimp': { water: 'lagoon' },
  'peacock-mantis-shrimp': { water: 'dusk' },
  'magnificent-anemone': { water: 'deep', stand: 'standing' },
  'day-octopus': { water: 'lagoon' },
  'hawksbill-turtle': { water: 'lagoon' },
  'giant-clam': { water: 'deep', stand: 'standing' },
  'crown-of-thorns': { water: 'dusk' },
  'blue-sea-star': { water: 'dusk' },
  'triactis-anemone': { water: 'lagoon', stand: 'standing' },
  'crown-jellyfish': { water: 'dusk' },
  'upside-down-jellyfish': { water: 'deep', stand: 'standing' },
  'sea-wasp': { water: 'dusk' },
  'blue-ringed-octopus': { water: 'dusk' },
  'broadclub-cuttlefish': { water: 'lagoon' },
  'chambered-nautilus': { water: 'deep' },
  'green-turtle': { water: 'dusk' },
  'banded-sea-krait': { water: 'dusk' },
  'olive-sea-snake': { water: 'deep' },
  'maxima-clam': { water: 'dusk', stand: 'standing' },
  'pearl-oyster': { water: 'deep', stand: 'standing' },
  'magnificent-star': { water: 'lagoon' },
  'leopard-sea-cucumber': { water: 'deep', stand: 'standing' },
  'prickly-redfish': { water: 'lagoon', stand: 'standing' },
  'sea-apple': { water: 'dusk', stand: 'standing' },
};

/** Corals as violet as the water of the reef, which would sink into it. */
const VIOLET: ReadonlySet<CoralId> = new Set<CoralId>([
  'pulse-coral',
  'lettuce-coral',
  'brush-coral',
  'massive-starlet-coral',
  'common-sea-fan',
  'violet-hydrocoral',
]);

/** The water that a coral stands out from. */
export const coralWater = (id: CoralId): Water => (VIOLET.has(id) ? 'lagoon' : 'reef');
