import { books, type Source } from './books.ts';

/** Sources of the facts about the Basic Coral and Immediate and End of Game corals. */
export const immediateAndScoringCoralSources = {
  'basic-coral': [
    {
      by: 'Levy and others',
      year: 2007,
      title:
        'Light-responsive Cryptochromes from a Simple Multicellular Animal, the Coral Acropora millepora',
    },
  ],
  'staghorn-coral': [
    {
      by: 'Gladfelter, Monahan and Gladfelter',
      year: 1978,
      title: 'Growth Rates of Five Reef-building Corals in the Northeastern Caribbean',
    },
  ],
  'lace-coral': [
    {
      by: 'Richmond',
      year: 1987,
      title:
        'Energetics, Competency, and Long-distance Dispersal of Planula Larvae of the Coral Pocillopora damicornis',
    },
  ],
  'table-coral': [
    {
      by: 'Baird and Hughes',
      year: 2000,
      title:
        'Competitive Dominance by Tabular Corals: An Experimental Analysis of Recruitment and Survival of Understorey Assemblages',
    },
  ],
  'lobe-coral': [
    {
      by: 'Lough and Barnes',
      year: 2000,
      title: 'Environmental Controls on Growth of the Massive Coral Porites',
    },
  ],
  'common-mushroom-coral': [
    {
      by: 'Hoeksema',
      year: 1989,
      title: 'Taxonomy, Phylogeny and Biogeography of Mushroom Corals',
    },
  ],
  'organ-pipe-coral': [books.softCorals],
  'lettuce-coral': [
    {
      by: 'Van Moorsel',
      year: 1983,
      title: 'Reproductive Strategies in Two Closely Related Stony Corals (Agaricia, Scleractinia)',
    },
  ],
  'toadstool-leather-coral': [books.softCorals],
  'birds-nest-coral': [
    {
      by: 'Castro',
      year: 1976,
      title: 'Brachyuran Crabs Symbiotic with Scleractinian Corals: A Review of Their Biology',
    },
  ],
  'elephant-skin-coral': [books.corals],
  'common-sea-fan': [
    {
      by: 'Wainwright and Dillon',
      year: 1969,
      title: 'On the Orientation of Sea Fans (Genus Gorgonia)',
    },
  ],
  'galaxy-coral': [
    {
      by: 'Hidaka and Yamazato',
      year: 1984,
      title:
        'Intraspecific Interactions in a Scleractinian Coral, Galaxea fascicularis: Induced Formation of Sweeper Tentacles',
    },
  ],
  'plate-fire-coral': [
    {
      by: 'Lewis',
      year: 2006,
      title: 'Biology and Ecology of the Hydrocoral Millepora on Coral Reefs',
    },
  ],
  'velvet-finger-coral': [
    {
      by: 'Heyward and Collins',
      year: 1985,
      title:
        'Fragmentation in Montipora ramosa: The Genet and Ramet Concept Applied to a Reef Coral',
    },
  ],
  'grooved-brain-coral': [books.caribbeanCorals],
  'elkhorn-coral': [
    {
      by: 'Aronson and Precht',
      year: 2001,
      title: 'White-band Disease and the Changing Face of Caribbean Coral Reefs',
    },
  ],
  'bubble-coral': [
    {
      by: 'Vareschi and Fricke',
      year: 1986,
      title: 'Light Responses of a Scleractinian Coral (Plerogyra sinuosa)',
    },
  ],
  'blue-coral': [books.softCorals],
  'rice-coral': [
    {
      by: 'Grottoli, Rodrigues and Palardy',
      year: 2006,
      title: 'Heterotrophic Plasticity and Resilience in Bleached Corals',
    },
  ],
  'pillar-coral': [books.caribbeanCorals],
  'finger-coral': [{ by: 'Fenner', year: 2005, title: "Corals of Hawai'i" }],
  'giant-sea-fan': [
    {
      by: 'Lourie and Randall',
      year: 2003,
      title: 'A New Pygmy Seahorse, Hippocampus denise, from the Indo-Pacific',
    },
  ],
  'pulse-coral': [
    { by: 'Kremien and others', year: 2013, title: 'Benefit of Pulsation in Soft Corals' },
  ],
  'orange-cup-coral': [
    {
      by: 'Fenner and Banks',
      year: 2004,
      title:
        'Orange Cup Coral Tubastraea coccinea Invades Florida and the Flower Garden Banks, Northwestern Gulf of Mexico',
    },
  ],
  'lesser-star-coral': [books.corals],
  'spiral-wire-coral': [
    { by: 'Wagner, Luck and Toonen', year: 2012, title: 'The Biology and Ecology of Black Corals' },
  ],
  'red-sea-fan': [books.softCorals],
  'carnation-tree-coral': [
    {
      by: 'Fabricius, Genin and Benayahu',
      year: 1995,
      title: 'Flow-dependent Herbivory and Growth in Zooxanthellae-free Soft Corals',
    },
  ],
} satisfies Readonly<Record<string, readonly Source[]>>;
