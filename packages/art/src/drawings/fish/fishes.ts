import type { Drawing } from '../../draw/detail.ts';
import { emperorAngelfish } from './angelfish.ts';
import { lyretailAnthias, squarespotAnthias } from './anthias.ts';
import { copperbandButterflyfish, ovalButterflyfish } from './butterflyfish.ts';
import { blueGreenChromis, humbugDascyllus, ocellarisClownfish } from './damselfishes.ts';
import { coralBeauty, flameAngelfish } from './dwarf-angelfish.ts';
import { fish } from './fish.ts';
import { giantGrouper } from './giant-grouper.ts';
import { citronGoby, yellowPrawnGoby } from './gobies.ts';
import { blueLineGrouper, slenderGrouper } from './groupers.ts';
import { scallopedHammerhead } from './hammerhead.ts';
import { goldenTrevally, liveSharksucker } from './jacks.ts';
import { reefManta } from './manta.ts';
import { giantMoray, snowflakeMoray } from './morays.ts';
import { bumpheadParrotfish } from './parrotfish.ts';
import { pygmySeahorse } from './pygmy-seahorse.ts';
import { regalAngelfish } from './regal-angelfish.ts';
import { pipefish, seahorse } from './seahorses.ts';
import { stouter } from './shapes.ts';
import { blacktipReefShark, tigerShark } from './sharks.ts';
import { bluespottedRay } from './stingray.ts';
import { paletteSurgeonfish, yellowTang } from './surgeonfishes.ts';
import { cleanerWrasse, humpheadWrasse, sixlineWrasse } from './wrasses.ts';

/** Every fish of the deck, by the card's id: a drawing in a 200 x 150 box, facing left. */
export const fishes = {
  'squarespot-anthias': () => fish(squarespotAnthias),
  'lyretail-anthias': () => fish(lyretailAnthias),
  'lined-seahorse': seahorse,
  'schultzs-pipefish': pipefish,
  'bargibants-seahorse': pygmySeahorse,
  'ocellaris-clownfish': () => fish(ocellarisClownfish),
  'blue-green-chromis': () => fish(blueGreenChromis),
  'humbug-dascyllus': () => fish(humbugDascyllus),
  'yellow-prawn-goby': (detail) => fish(stouter(yellowPrawnGoby, detail === 'bold' ? 1.22 : 1)),
  'citron-goby': () => fish(citronGoby),
  'flame-angelfish': () => fish(flameAngelfish),
  'coral-beauty': () => fish(coralBeauty),
  'copperband-butterflyfish': () => fish(copperbandButterflyfish),
  'oval-butterflyfish': () => fish(ovalButterflyfish),
  'cleaner-wrasse': (detail) => fish(stouter(cleanerWrasse, detail === 'bold' ? 1.5 : 1.22)),
  'sixline-wrasse': (detail) => fish(stouter(sixlineWrasse, detail === 'bold' ? 1.15 : 1)),
  'slender-grouper': (detail) => fish(stouter(slenderGrouper, detail === 'bold' ? 1.18 : 1)),
  'blue-line-grouper': () => fish(blueLineGrouper),
  'emperor-angelfish': () => fish(emperorAngelfish),
  'regal-angelfish': () => fish(regalAngelfish),
  'palette-surgeonfish': () => fish(paletteSurgeonfish),
  'yellow-tang': () => fish(yellowTang),
  'snowflake-moray': snowflakeMoray,
  'bluespotted-ray': bluespottedRay,
  'golden-trevally': () => fish(goldenTrevally),
  'live-sharksucker': (detail) => fish(liveSharksucker(detail)),
  'tiger-shark': (detail) => fish(stouter(tigerShark, detail === 'bold' ? 1.24 : 1.12)),
  'blacktip-reef-shark': (detail) =>
    fish(stouter(blacktipReefShark, detail === 'bold' ? 1.2 : 1.06)),
  'scalloped-hammerhead': scallopedHammerhead,
  'giant-grouper': () => fish(giantGrouper),
  'humphead-wrasse': () => fish(humpheadWrasse),
  'giant-moray': giantMoray,
  'reef-manta': reefManta,
  'bumphead-parrotfish': () => fish(bumpheadParrotfish),
} satisfies Record<string, Drawing>;
