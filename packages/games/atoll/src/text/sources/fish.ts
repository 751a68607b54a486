import { books, type Source } from './books.ts';

/** Sources of the facts about fish. */
export const fishSources = {
  'squarespot-anthias': [books.barrierReefFishes],
  'lyretail-anthias': [books.barrierReefFishes],
  'lined-seahorse': [
    {
      by: 'Teixeira and Musick',
      year: 2001,
      title:
        'Reproduction and Food Habits of the Lined Seahorse, Hippocampus erectus, of Chesapeake Bay, Virginia',
    },
  ],
  'schultzs-pipefish': [
    { by: 'Kuiter', year: 2000, title: 'Seahorses, Pipefishes and Their Relatives' },
  ],
  'bargibants-seahorse': [
    {
      by: 'Gomon',
      year: 1997,
      title:
        'A Remarkable New Pygmy Seahorse from South-eastern Australia, with a Redescription of H. bargibanti Whitley from New Caledonia',
    },
  ],
  'ocellaris-clownfish': [
    {
      by: 'Fricke and Fricke',
      year: 1977,
      title: 'Monogamy and Sex Change by Aggressive Dominance in Coral Reef Fish',
    },
  ],
  'blue-green-chromis': [books.damselfishes],
  'humbug-dascyllus': [
    {
      by: 'Forrester',
      year: 1991,
      title:
        'Social Rank, Individual Size and Group Composition as Determinants of Food Consumption by Humbug Damselfish, Dascyllus aruanus',
    },
  ],
  'yellow-prawn-goby': [
    {
      by: 'Karplus and Thompson',
      year: 2011,
      title: 'The Partnership between Gobiid Fishes and Burrowing Alpheid Shrimps',
    },
  ],
  'citron-goby': [
    {
      by: 'Schubert and others',
      year: 2003,
      title:
        'The Toxicity of Skin Secretions from Coral-dwelling Gobies and Their Potential Role as a Predator Deterrent',
    },
  ],
  'flame-angelfish': [{ by: 'Thresher', year: 1984, title: 'Reproduction in Reef Fishes' }],
  'coral-beauty': [books.angelfishes],
  'copperband-butterflyfish': [
    {
      by: 'Neudecker',
      year: 1989,
      title: 'Eye Camouflage and False Eyespots: Chaetodontid Responses to Predators',
    },
  ],
  'oval-butterflyfish': [
    {
      by: 'Reese',
      year: 1975,
      title:
        'A Comparative Field Study of the Social Behavior and Related Ecology of Reef Fishes of the Family Chaetodontidae',
    },
  ],
  'cleaner-wrasse': [
    {
      by: 'Grutter',
      year: 1996,
      title: 'Parasite Removal Rates by the Cleaner Wrasse Labroides dimidiatus',
    },
  ],
  'sixline-wrasse': [
    {
      by: 'Randall',
      year: 1999,
      title:
        'Revision of the Indo-Pacific Labrid Fishes of the Genus Pseudocheilinus, with Descriptions of Three New Species',
    },
  ],
  'slender-grouper': [
    {
      by: 'Russell, Allen and Lubbock',
      year: 1976,
      title: 'New Cases of Mimicry in Marine Fishes',
    },
  ],
  'blue-line-grouper': [books.groupers],
  'emperor-angelfish': [books.angelfishes],
  'regal-angelfish': [books.angelfishes],
  'palette-surgeonfish': [books.surgeonfishes],
  'yellow-tang': [books.surgeonfishes],
  'snowflake-moray': [
    {
      by: 'Mehta',
      year: 2009,
      title:
        'Ecomorphology of the Moray Bite: Relationship between Dietary Extremes and Morphological Diversity',
    },
  ],
  'bluespotted-ray': [{ by: 'Michael', year: 1993, title: 'Reef Sharks and Rays of the World' }],
  'golden-trevally': [books.pacificFishes],
  'live-sharksucker': [
    {
      by: 'Britz and Johnson',
      year: 2012,
      title: 'Ontogeny and Homology of the Skeletal Elements That Form the Sucking Disc of Remoras',
    },
  ],
  'tiger-shark': [books.sharks],
  'blacktip-reef-shark': [books.sharks],
  'scalloped-hammerhead': [
    {
      by: 'Klimley and Nelson',
      year: 1984,
      title:
        'Diel Movement Patterns of the Scalloped Hammerhead Shark in Relation to El Bajo Espiritu Santo',
    },
  ],
  'giant-grouper': [books.groupers],
  'humphead-wrasse': [
    {
      by: 'Sadovy and others',
      year: 2003,
      title:
        'The Humphead Wrasse, Cheilinus undulatus: Synopsis of a Threatened and Poorly Known Giant Coral Reef Fish',
    },
  ],
  'giant-moray': [
    {
      by: 'Mehta and Wainwright',
      year: 2007,
      title: 'Raptorial Jaws in the Throat Help Moray Eels Swallow Large Prey',
    },
  ],
  'reef-manta': [
    {
      by: 'Marshall and Pierce',
      year: 2012,
      title: 'The Use and Abuse of Photographic Identification in Sharks and Rays',
    },
  ],
  'bumphead-parrotfish': [
    {
      by: 'Bellwood, Hoey and Choat',
      year: 2003,
      title:
        'Limited Functional Redundancy in High Diversity Systems: Resilience and Ecosystem Function on Coral Reefs',
    },
  ],
} satisfies Readonly<Record<string, readonly Source[]>>;
