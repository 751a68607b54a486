import type { Category } from '../vocabulary.ts';

/** The printed name of each category, fish first. */
export const categories: Readonly<Record<Category, string>> = {
  anthias: 'Anthias',
  'pipefishes-seahorses': 'Pipefishes and seahorses',
  damselfishes: 'Damselfishes',
  gobies: 'Gobies',
  angelfishes: 'Angelfishes',
  butterflyfishes: 'Butterflyfishes',
  'wrasses-parrotfishes': 'Wrasses and parrotfishes',
  groupers: 'Groupers',
  surgeonfishes: 'Surgeonfishes',
  'moray-eels': 'Moray eels',
  rays: 'Rays',
  'jacks-remoras': 'Jacks and remoras',
  sharks: 'Sharks',
  crustacean: 'Crustaceans',
  cnidarian: 'Cnidarians',
  cephalopod: 'Cephalopods',
  bivalve: 'Bivalves',
  reptile: 'Reptiles',
  starfish: 'Starfish',
  'sea-cucumber': 'Sea Cucumbers',
};
