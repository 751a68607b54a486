import type { Catalogue } from '../catalogue.ts';

export const categories: Catalogue['categories'] = {
  anthias: { one: 'Anthias', many: 'Anthias' },
  'pipefishes-seahorses': { one: 'Pipefish or seahorse', many: 'Pipefishes and seahorses' },
  damselfishes: { one: 'Damselfish', many: 'Damselfishes' },
  gobies: { one: 'Goby', many: 'Gobies' },
  angelfishes: { one: 'Angelfish', many: 'Angelfishes' },
  butterflyfishes: { one: 'Butterflyfish', many: 'Butterflyfishes' },
  'wrasses-parrotfishes': { one: 'Wrasse or parrotfish', many: 'Wrasses and parrotfishes' },
  groupers: { one: 'Grouper', many: 'Groupers' },
  surgeonfishes: { one: 'Surgeonfish', many: 'Surgeonfishes' },
  'moray-eels': { one: 'Moray eel', many: 'Moray eels' },
  rays: { one: 'Ray', many: 'Rays' },
  'jacks-remoras': { one: 'Jack or remora', many: 'Jacks and remoras' },
  sharks: { one: 'Shark', many: 'Sharks' },
  crustacean: { one: 'Crustacean', many: 'Crustaceans' },
  bivalve: { one: 'Bivalve', many: 'Bivalves' },
  cephalopod: { one: 'Cephalopod', many: 'Cephalopods' },
  reptile: { one: 'Reptile', many: 'Reptiles' },
  cnidarian: { one: 'Cnidarian', many: 'Cnidarians' },
  starfish: { one: 'Starfish', many: 'Starfish' },
  'sea-cucumber': { one: 'Sea Cucumber', many: 'Sea Cucumbers' },
};

export const sizes: Catalogue['sizes'] = { small: 'Small Fish', medium: 'Medium Fish', large: 'Large Fish' };

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
  endOfGame: 'End of game',
  action: 'Action',
  passive: 'Passive',
};

export const incomes: Catalogue['incomes'] = { tourists: 'Tourists', scientists: 'Scientists' };

export const offers: Catalogue['offers'] = { animals: 'animal offer', large: 'Large Fish offer', corals: 'coral offer' };

export const scores: Catalogue['scores'] = {
  animals: 'Animals',
  corals: 'End of Game corals',
  endings: 'Animals with an effect at the end',
  popularity: 'Popularity',
  scales: 'Fish scales',
  pollution: 'Pollution',
  biodiversity: 'Biodiversity',
};

export const ranks: Catalogue['ranks'] = {
  beachcomber: 'Beachcomber',
  snorkeller: 'Snorkeller',
  diver: 'Reef diver',
  scientist: 'Reef scientist',
  keeper: 'Keeper of the atoll',
};
