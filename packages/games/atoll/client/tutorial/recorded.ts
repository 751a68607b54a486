/**
 * The decisions between the chapters, as `decisionsIn` reads them; written by
 * `packages/client/bench/record-tutorial.ts`.
 */

/** The first two rounds, the first as its chapter teaches it. */
export const MORE: readonly string[] = [
  '0 buyCoral card=smooth-cauliflower-coral; cell x=1 y=1; pay scales=0',
  '1 buyAnimal card=triactis-anemone; cell x=0 y=1; pay scales=1',
  '0 buyAnimal card=yellow-prawn-goby; cell x=1 y=0; pay scales=0',
  '1 feed card=triactis-anemone',
  '0 feed card=yellow-prawn-goby',
  '1 buyAnimal card=squarespot-anthias; cell x=1 y=0',
  '0 pass',
  '1 feed card=squarespot-anthias; pass',
  '0 income choice=scientists',
  '1 feed card=squarespot-anthias; pay scales=1',
  '0 purify; pay scales=0; choose card=basic-coral',
  '1 buyAnimal card=hawksbill-turtle; cell x=-1 y=0; pay scales=1',
  '0 feed card=yellow-prawn-goby',
  '1 feed card=hawksbill-turtle; branch index=1; reduce card=triactis-anemone',
  '0 buyAnimal card=tiger-pistol-shrimp; cell x=2 y=1; pay scales=0',
  '1 buyAnimal card=harlequin-shrimp; cell x=0 y=-1',
  '0 buyAnimal card=sea-wasp; cell x=0 y=-1; pay scales=0',
  '1 pass',
  '0 feed card=sea-wasp; reduce card=yellow-prawn-goby; pass',
];

/** The third round, which begins as its chapter teaches it. */
export const LAST: readonly string[] = [
  '0 feed card=yellow-prawn-goby; yes',
  '1 feed card=triactis-anemone',
  '0 useCoral card=smooth-cauliflower-coral',
  '1 feed card=hawksbill-turtle; branch index=1; reduce card=triactis-anemone',
  '0 bloom; choose card=basic-coral; done',
  '1 buyCoral card=branching-fire-coral; cell x=1 y=1; pay scales=2',
  '0 grow; side card=basic-coral side=S; pay scales=0',
  '1 buyAnimal card=prickly-redfish; cell x=1 y=2',
  '0 sell; amount count=1; pay scales=0',
  '1 pass',
  '0 buyAnimal card=magnificent-star; cell x=-1 y=0; pay scales=0; buyAnimal card=palette-surgeonfish; cell x=1 y=2; pay scales=4; buyAnimal card=blue-green-chromis; cell x=0 y=1; feed card=blue-green-chromis; pass; income choice=tourists',
  '1 income choice=scientists; feed card=harlequin-shrimp; hunt card=magnificent-star',
];
