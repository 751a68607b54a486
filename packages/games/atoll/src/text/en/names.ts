import type { Catalogue } from '../catalogue.ts';

/** As it is printed on the cards, fish first. */
export const categoryNames: Catalogue['categoryNames'] = {
  anthias: 'Anthias',
  'pipefishes-seahorses': 'Pipefishes and Seahorses',
  damselfishes: 'Damselfishes',
  gobies: 'Gobies',
  angelfishes: 'Angelfishes',
  butterflyfishes: 'Butterflyfishes',
  'wrasses-parrotfishes': 'Wrasses and Parrotfishes',
  groupers: 'Groupers',
  surgeonfishes: 'Surgeonfishes',
  'moray-eels': 'Moray Eels',
  rays: 'Rays',
  'jacks-remoras': 'Jacks and Remoras',
  sharks: 'Sharks',
  crustacean: 'Crustaceans',
  cnidarian: 'Cnidarians',
  cephalopod: 'Cephalopods',
  bivalve: 'Bivalves',
  reptile: 'Reptiles',
  starfish: 'Starfish',
  'sea-cucumber': 'Sea Cucumbers',
};

/** One animal of a category; the name of the whole category is printed on its cards. */
export const categories: Catalogue['categories'] = {
  anthias: 'Anthias',
  'pipefishes-seahorses': 'Pipefish or Seahorse',
  damselfishes: 'Damselfish',
  gobies: 'Goby',
  angelfishes: 'Angelfish',
  butterflyfishes: 'Butterflyfish',
  'wrasses-parrotfishes': 'Wrasse or Parrotfish',
  groupers: 'Grouper',
  surgeonfishes: 'Surgeonfish',
  'moray-eels': 'Moray Eel',
  rays: 'Ray',
  'jacks-remoras': 'Jack or Remora',
  sharks: 'Shark',
  crustacean: 'Crustacean',
  bivalve: 'Bivalve',
  cephalopod: 'Cephalopod',
  reptile: 'Reptile',
  cnidarian: 'Cnidarian',
  starfish: 'Starfish',
  'sea-cucumber': 'Sea Cucumber',
};

export const sizes: Catalogue['sizes'] = {
  small: 'Small Fish',
  medium: 'Medium Fish',
  large: 'Large Fish',
};

export const groups: Catalogue['groups'] = { fish: 'Fish', other: 'Other Animal' };

export const forms: Catalogue['forms'] = {
  branching: 'branching coral',
  table: 'table coral',
  massive: 'massive coral',
  'free-living': 'free-living coral',
  tube: 'tube coral',
  foliose: 'leafy coral',
  soft: 'soft coral',
  fan: 'fan coral',
  whip: 'whip coral',
};

export const levels: Catalogue['levels'] = { 1: 'low', 2: 'medium', 3: 'high' };

export const sides: Catalogue['sides'] = { N: 'north', E: 'east', S: 'south', W: 'west' };

export const abilityTypes: Catalogue['abilityTypes'] = {
  immediate: 'Immediate effect',
  endOfGame: 'End of Game',
  action: 'Action',
  passive: 'Passive',
};

export const eventKinds: Catalogue['eventKinds'] = {
  immediate: 'Immediate event',
  persistent: 'Persistent event',
};

export const eventTones: Catalogue['eventTones'] = { good: 'good', bad: 'bad' };

export const incomes: Catalogue['incomes'] = { tourists: 'Tourists', scientists: 'Scientists' };

export const offers: Catalogue['offers'] = {
  animals: 'animal offer',
  large: 'Large Fish offer',
  corals: 'coral offer',
};

export const scores: Catalogue['scores'] = {
  animals: 'Animals',
  corals: 'End of Game corals',
  endings: 'Animals with an effect at the end',
  popularity: 'Popularity',
  scales: 'Fish scales',
  pollution: 'Pollution',
  biodiversity: 'Biodiversity',
};

export const biodiversity: Catalogue['biodiversity'] =
  '1 for each category of Other Animals, 2 for each further fish of a category';

export const ranks: Catalogue['ranks'] = {
  beachcomber: 'Beachcomber',
  snorkeller: 'Snorkeller',
  diver: 'Reef diver',
  scientist: 'Reef scientist',
  keeper: 'Keeper of the atoll',
};

/** The name of a seat without a person's name. */
export const seatWords: Catalogue['seat'] = (seat) => `Seat ${seat + 1}`;
