import type { Drawing } from '../../draw/detail.ts';
import { anemone, triactis } from './anemones.ts';
import { boxerCrab } from './boxer-crab.ts';
import { giantClam, maximaClam } from './clams.ts';
import { cleanerShrimp } from './cleaner-shrimp.ts';
import { cuttlefish } from './cuttlefish.ts';
import { emperorShrimp } from './emperor-shrimp.ts';
import { greenTurtle } from './green-turtle.ts';
import { harlequinShrimp } from './harlequin-shrimp.ts';
import { hawksbill } from './hawksbill.ts';
import { crownJelly, upsideJelly } from './jellyfish.ts';
import { mantisShrimp } from './mantis-shrimp.ts';
import { nautilus } from './nautilus.ts';
import { blueRinged, octopus } from './octopuses.ts';
import { pearlOyster } from './pearl-oyster.ts';
import { pistolShrimp } from './pistol-shrimp.ts';
import { leopardCucumber, pricklyRedfish, seaApple } from './sea-cucumbers.ts';
import { oliveSnake, seaKrait } from './sea-snakes.ts';
import { seaWasp } from './sea-wasp.ts';
import { crownOfThorns, luidia, seastar } from './starfish.ts';

/**
 * Every animal of the deck that is not a fish, by the card's id: a drawing in a 200 x 150 box,
 * facing left.
 */
export const others = {
  'tiger-pistol-shrimp': pistolShrimp,
  // white stripe between two red ones, amber flanks, long white feelers
  'pacific-cleaner-shrimp': cleanerShrimp,
  'emperor-shrimp': emperorShrimp,
  'boxer-crab': boxerCrab,
  'harlequin-shrimp': harlequinShrimp,
  'peacock-mantis-shrimp': mantisShrimp,
  // magenta column, sand-coloured fingers with pale tips
  'magnificent-anemone': anemone,
  // false eye spot at the arm roots, mottled rust skin, raised eyes
  'day-octopus': octopus,
  // hooked beak, overlapping amber plates, saw-toothed rear rim
  'hawksbill-turtle': hawksbill,
  // five deep folds, heavy scaled shell, golden-brown mantle dotted blue-green that cannot be drawn
  // in
  'giant-clam': giantClam,
  // fifteen arms round a broad disc, long orange thorns in rows along them, violet
  'crown-of-thorns': (detail) => crownOfThorns({}, detail),
  // plain blue, five finger-like arms
  'blue-sea-star': seastar,
  'triactis-anemone': triactis,
  'crown-jellyfish': crownJelly,
  'upside-down-jellyfish': upsideJelly,
  'sea-wasp': seaWasp,
  'blue-ringed-octopus': blueRinged,
  'broadclub-cuttlefish': cuttlefish,
  'chambered-nautilus': nautilus,
  'green-turtle': greenTurtle,
  'banded-sea-krait': seaKrait,
  'olive-sea-snake': oliveSnake,
  'maxima-clam': maximaClam,
  'pearl-oyster': pearlOyster,
  'magnificent-star': luidia,
  'leopard-sea-cucumber': leopardCucumber,
  'prickly-redfish': pricklyRedfish,
  'sea-apple': seaApple,
} satisfies Record<string, Drawing>;
