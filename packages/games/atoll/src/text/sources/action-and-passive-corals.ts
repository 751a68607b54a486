import { books, type Source } from './books.ts';

/** Sources of the facts about Action and Passive corals. */
export const actionAndPassiveCoralSources = {
  'antler-coral': [{ by: 'McKeon and Moore', year: 2014, title: 'Species and Size Diversity in Protective Services Offered by Coral Guard-crabs' }],
  'hump-coral': [{ by: 'Gagan and others', year: 2000, title: 'New Views of Tropical Paleoclimates from Corals' }],
  'brush-coral': [books.staghorns],
  'smooth-cauliflower-coral': [{ by: 'Shefy, Shashar and Rinkevich', year: 2018, title: 'The Reproduction of the Red Sea Coral Stylophora pistillata from Eilat: 4-decade Perspective' }],
  'flexible-leather-coral': [
    { by: 'Maida, Sammarco and Coll', year: 1995, title: 'Effects of Soft Corals on Scleractinian Coral Recruitment. I: Directional Allelopathy and Inhibition of Settlement' },
  ],
  'yellow-scroll-coral': [{ by: 'Willis', year: 1985, title: 'Phenotypic Plasticity versus Phenotypic Stability in the Reef Corals Turbinaria mesenterina and Pavona cactus' }],
  'black-sun-coral': [{ by: 'Schuhmacher', year: 1984, title: 'Reef-building Properties of Tubastraea micranthus, a Coral without Zooxanthellae' }],
  'venus-sea-fan': [{ by: 'Bayer', year: 1961, title: 'The Shallow-water Octocorallia of the West Indian Region' }],
  'boulder-star-coral': [
    { by: 'Levitan and others', year: 2004, title: 'Mechanisms of Reproductive Isolation among Sympatric Broadcast-spawning Corals of the Montastraea annularis Species Complex' },
  ],
  'bottlebrush-coral': [books.staghorns],
  'red-whip-coral': [{ by: 'Larson', year: 1985, title: 'A Revision of the Gobiid Genus Bryaninops, with a Description of Six New Species' }],
  'long-tentacle-plate-coral': [{ by: 'Dawson', year: 1983, title: 'Synopsis of the Indo-Pacific Pipefish Genus Siokunichthys, with Description of S. nigrolineatus' }],
  'knobbly-sea-fan': [{ by: 'Reijnen, Van der Meij and Van Ofwegen', year: 2011, title: 'Fish, Fans and Hydroids: Host Species of Pygmy Seahorses' }],
  'great-star-coral': [
    { by: 'Lesser and others', year: 2004, title: 'Discovery of Symbiotic Nitrogen-fixing Cyanobacteria in Corals' },
    { by: 'Oswald and others', year: 2007, title: 'Contributions of Host and Symbiont Pigments to the Coloration of Reef Corals' },
  ],
  'massive-starlet-coral': [
    { by: 'Lirman and others', year: 2011, title: 'Severe 2010 Cold-water Event Caused Unprecedented Mortality to Corals of the Florida Reef Tract and Reversed Previous Survivorship Patterns' },
    { by: 'Torres and Morelock', year: 2002, title: 'Effect of Terrigenous Sediment Influx on Coral Cover and Linear Extension Rates of Three Caribbean Massive Coral Species' },
  ],
  'mustard-hill-coral': [
    { by: 'Green, Edmunds and Carpenter', year: 2008, title: 'Increasing Relative Abundance of Porites astreoides on Caribbean Reefs Mediated by an Overall Decline in Coral Cover' },
  ],
  'branching-fire-coral': [{ by: 'Soong and Cho', year: 1998, title: 'Synchronized Release of Medusae from Three Species of Hydrozoan Fire Corals' }],
  'star-polyps': [{ by: 'Samimi-Namin and Van Ofwegen', year: 2016, title: 'Overview of the Genus Briareum in the Indo-Pacific, with the Description of a New Species' }],
  'devils-hand-coral': [books.softCorals],
  'honeycomb-plate-coral': [{ by: 'Rouzé and others', year: 2021, title: 'Symbiotic Associations of the Deepest Recorded Photosynthetic Scleractinian Coral (172 m Depth)' }],
  'open-brain-coral': [{ by: 'Fisk', year: 1983, title: 'Free-living Corals: Distributions According to Plant Cover, Sediments, Hydrodynamics, Depth and Biological Factors' }],
  'netted-table-coral': [books.staghorns],
  'violet-hydrocoral': [books.reefAnimals],
  'corky-sea-fan': [books.softCorals],
} satisfies Readonly<Record<string, readonly Source[]>>;
