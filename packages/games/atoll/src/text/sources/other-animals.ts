import { books, type Source } from './books.ts';

/** Sources of the facts about Other Animals. */
export const otherAnimalSources = {
  'tiger-pistol-shrimp': [
    {
      by: 'Versluis and others',
      year: 2000,
      title: 'How Snapping Shrimp Snap: Through Cavitating Bubbles',
    },
  ],
  'pacific-cleaner-shrimp': [books.crustaceans],
  'emperor-shrimp': [books.crustaceans],
  'boxer-crab': [
    {
      by: 'Schnytzer and others',
      year: 2017,
      title:
        'Boxer Crabs Induce Asexual Reproduction of Their Associated Sea Anemones by Splitting and Intraspecific Theft',
    },
  ],
  'harlequin-shrimp': [
    {
      by: 'Seibt and Wickler',
      year: 1979,
      title: 'The Biological Significance of the Pair-bond in the Shrimp Hymenocera picta',
    },
  ],
  'peacock-mantis-shrimp': [
    {
      by: 'Patek and Caldwell',
      year: 2005,
      title:
        'Extreme Impact and Cavitation Forces of a Biological Hammer: Strike Forces of the Peacock Mantis Shrimp',
    },
  ],
  'magnificent-anemone': [
    {
      by: 'Fautin and Allen',
      year: 1992,
      title: 'Field Guide to Anemonefishes and Their Host Sea Anemones',
    },
  ],
  'triactis-anemone': [books.reefAnimals],
  'crown-jellyfish': [{ by: 'Kramp', year: 1961, title: 'Synopsis of the Medusae of the World' }],
  'upside-down-jellyfish': [
    {
      by: 'Ohdera and others',
      year: 2018,
      title:
        'Upside-Down but Headed in the Right Direction: Review of the Highly Versatile Cassiopea xamachana System',
    },
  ],
  'sea-wasp': [
    {
      by: 'Hamner, Jones and Hamner',
      year: 1995,
      title:
        'Swimming, Feeding, Circulation and Vision in the Australian Box Jellyfish, Chironex fleckeri',
    },
  ],
  'blue-ringed-octopus': [
    {
      by: 'Mäthger and others',
      year: 2012,
      title: 'How Does the Blue-ringed Octopus (Hapalochlaena lunulata) Flash Its Blue Rings?',
    },
  ],
  'day-octopus': [
    {
      by: 'Hanlon, Forsythe and Joneschild',
      year: 1999,
      title:
        'Crypsis, Conspicuousness, Mimicry and Polyphenism as Antipredator Defences of Foraging Octopuses on Indo-Pacific Coral Reefs',
    },
  ],
  'broadclub-cuttlefish': [
    { by: 'Hanlon and Messenger', year: 1996, title: 'Cephalopod Behaviour' },
  ],
  'chambered-nautilus': [{ by: 'Ward', year: 1987, title: 'The Natural History of Nautilus' }],
  'giant-clam': [books.giantClams],
  'maxima-clam': [books.giantClams],
  'pearl-oyster': [
    {
      by: 'Yukihira, Klumpp and Lucas',
      year: 1998,
      title:
        'Effects of Body Size on Suspension Feeding and Energy Budgets of the Pearl Oysters Pinctada margaritifera and P. maxima',
    },
  ],
  'green-turtle': [
    {
      by: 'Bennett and Keuper-Bennett',
      year: 2008,
      title: "The Book of Honu: Enjoying and Learning about Hawai'i's Sea Turtles",
    },
  ],
  'hawksbill-turtle': [
    { by: 'Meylan', year: 1988, title: 'Spongivory in Hawksbill Turtles: A Diet of Glass' },
  ],
  'banded-sea-krait': [{ by: 'Heatwole', year: 1999, title: 'Sea Snakes' }],
  'olive-sea-snake': [
    {
      by: 'Zimmerman and Heatwole',
      year: 1990,
      title: 'Cutaneous Photoreception: A New Sensory Mechanism for Reptiles',
    },
  ],
  'magnificent-star': [
    { by: 'Lawrence', year: 2013, title: 'Starfish: Biology and Ecology of the Asteroidea' },
  ],
  'crown-of-thorns': [
    {
      by: 'Birkeland and Lucas',
      year: 1990,
      title: 'Acanthaster planci: Major Management Problem of Coral Reefs',
    },
  ],
  'blue-sea-star': [
    { by: 'Edmondson', year: 1935, title: 'Autotomy and Regeneration in Hawaiian Starfishes' },
  ],
  'leopard-sea-cucumber': [books.seaCucumbers],
  'prickly-redfish': [books.seaCucumbers],
  'sea-apple': [books.reefAnimals],
} satisfies Readonly<Record<string, readonly Source[]>>;
