import type { Catalogue } from '../catalogue.ts';

/** As it is printed on the cards, fish first. */
export const categoryNames: Catalogue['categoryNames'] = {
  anthias: 'Anthias',
  'pipefishes-seahorses': 'Syngnathes et Hippocampes',
  damselfishes: 'Demoiselles',
  gobies: 'Gobies',
  angelfishes: 'Poissons-anges',
  butterflyfishes: 'Poissons-papillons',
  'wrasses-parrotfishes': 'Labres et Perroquets',
  groupers: 'Mérous',
  surgeonfishes: 'Poissons-chirurgiens',
  'moray-eels': 'Murènes',
  rays: 'Raies',
  'jacks-remoras': 'Carangues et Rémoras',
  sharks: 'Requins',
  crustacean: 'Crustacés',
  cnidarian: 'Cnidaires',
  cephalopod: 'Céphalopodes',
  bivalve: 'Bivalves',
  reptile: 'Reptiles',
  starfish: 'Étoiles de mer',
  'sea-cucumber': 'Concombres de mer',
};

/** One animal of a category; the name of the whole category is printed on its cards. */
export const categories: Catalogue['categories'] = {
  anthias: 'Anthias',
  'pipefishes-seahorses': 'Syngnathe ou Hippocampe',
  damselfishes: 'Demoiselle',
  gobies: 'Gobie',
  angelfishes: 'Poisson-ange',
  butterflyfishes: 'Poisson-papillon',
  'wrasses-parrotfishes': 'Labre ou Perroquet',
  groupers: 'Mérou',
  surgeonfishes: 'Poisson-chirurgien',
  'moray-eels': 'Murène',
  rays: 'Raie',
  'jacks-remoras': 'Carangue ou Rémora',
  sharks: 'Requin',
  crustacean: 'Crustacé',
  bivalve: 'Bivalve',
  cephalopod: 'Céphalopode',
  reptile: 'Reptile',
  cnidarian: 'Cnidaire',
  starfish: 'Étoile de mer',
  'sea-cucumber': 'Concombre de mer',
};

export const sizes: Catalogue['sizes'] = {
  small: 'Petit poisson',
  medium: 'Poisson moyen',
  large: 'Gros poisson',
};

export const groups: Catalogue['groups'] = { fish: 'Poisson', other: 'Autre animal' };

export const forms: Catalogue['forms'] = {
  branching: 'corail branchu',
  table: 'corail tabulaire',
  massive: 'corail massif',
  'free-living': 'corail libre',
  tube: 'corail tubulaire',
  foliose: 'corail foliacé',
  soft: 'corail mou',
  fan: 'corail en éventail',
  whip: 'corail en fouet',
};

export const levels: Catalogue['levels'] = { 1: 'bas', 2: 'moyen', 3: 'haut' };

export const sides: Catalogue['sides'] = { N: 'nord', E: 'est', S: 'sud', W: 'ouest' };

export const abilityTypes: Catalogue['abilityTypes'] = {
  immediate: 'Effet immédiat',
  endOfGame: 'Fin de partie',
  action: 'Action',
  passive: 'Permanent',
};

export const eventKinds: Catalogue['eventKinds'] = {
  immediate: 'Événement immédiat',
  persistent: 'Événement durable',
};

export const eventTones: Catalogue['eventTones'] = { good: 'bon', bad: 'mauvais' };

export const incomes: Catalogue['incomes'] = { tourists: 'Touristes', scientists: 'Scientifiques' };

export const offers: Catalogue['offers'] = {
  animals: 'offre d’animaux',
  large: 'offre de Gros poissons',
  corals: 'offre de coraux',
};

export const scores: Catalogue['scores'] = {
  animals: 'Animaux',
  corals: 'Coraux de fin de partie',
  endings: 'Animaux à effet final',
  popularity: 'Popularité',
  scales: 'Écailles',
  pollution: 'Pollution',
  biodiversity: 'Biodiversité',
};

export const biodiversity: Catalogue['biodiversity'] =
  '1 par catégorie d’Autres animaux, 2 par poisson de plus d’une même catégorie';

export const ranks: Catalogue['ranks'] = {
  beachcomber: 'Touriste de plage',
  snorkeller: 'Adepte du tuba',
  diver: 'Guide de plongée',
  scientist: 'Scientifique du récif',
  keeper: 'Garde de l’atoll',
};

/** The name of a seat without a person's name. */
export const seatWords: Catalogue['seat'] = (seat) => `Place ${seat + 1}`;
