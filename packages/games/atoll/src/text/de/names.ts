import type { Catalogue } from '../catalogue.ts';

/** As it is printed on the cards, fish first. */
export const categoryNames: Catalogue['categoryNames'] = {
  anthias: 'Fahnenbarsche',
  'pipefishes-seahorses': 'Seenadeln und Seepferdchen',
  damselfishes: 'Riffbarsche',
  gobies: 'Grundeln',
  angelfishes: 'Kaiserfische',
  butterflyfishes: 'Falterfische',
  'wrasses-parrotfishes': 'Lippfische und Papageifische',
  groupers: 'Zackenbarsche',
  surgeonfishes: 'Doktorfische',
  'moray-eels': 'Muränen',
  rays: 'Rochen',
  'jacks-remoras': 'Makrelen und Schiffshalter',
  sharks: 'Haie',
  crustacean: 'Krebstiere',
  cnidarian: 'Nesseltiere',
  cephalopod: 'Kopffüßer',
  bivalve: 'Muscheln',
  reptile: 'Reptilien',
  starfish: 'Seesterne',
  'sea-cucumber': 'Seegurken',
};

/** One animal of a category; the name of the whole category is printed on its cards. */
export const categories: Catalogue['categories'] = {
  anthias: 'Fahnenbarsch',
  'pipefishes-seahorses': 'Seenadel oder Seepferdchen',
  damselfishes: 'Riffbarsch',
  gobies: 'Grundel',
  angelfishes: 'Kaiserfisch',
  butterflyfishes: 'Falterfisch',
  'wrasses-parrotfishes': 'Lippfisch oder Papageifisch',
  groupers: 'Zackenbarsch',
  surgeonfishes: 'Doktorfisch',
  'moray-eels': 'Muräne',
  rays: 'Rochen',
  'jacks-remoras': 'Makrele oder Schiffshalter',
  sharks: 'Hai',
  crustacean: 'Krebstier',
  bivalve: 'Muschel',
  cephalopod: 'Kopffüßer',
  reptile: 'Reptil',
  cnidarian: 'Nesseltier',
  starfish: 'Seestern',
  'sea-cucumber': 'Seegurke',
};

export const sizes: Catalogue['sizes'] = {
  small: 'Kleiner Fisch',
  medium: 'Mittlerer Fisch',
  large: 'Großer Fisch',
};

export const groups: Catalogue['groups'] = { fish: 'Fisch', other: 'Anderes Tier' };

export const forms: Catalogue['forms'] = {
  branching: 'verzweigte Koralle',
  table: 'Tischkoralle',
  massive: 'massive Koralle',
  'free-living': 'frei lebende Koralle',
  tube: 'Röhrenkoralle',
  foliose: 'blättrige Koralle',
  soft: 'Weichkoralle',
  fan: 'Fächerkoralle',
  whip: 'Peitschenkoralle',
};

export const levels: Catalogue['levels'] = { 1: 'Niedrig', 2: 'Mittel', 3: 'Hoch' };

/** As the first part of words: "Nordseite". */
export const sides: Catalogue['sides'] = { N: 'Nord', E: 'Ost', S: 'Süd', W: 'West' };

export const abilityTypes: Catalogue['abilityTypes'] = {
  immediate: 'Soforteffekt',
  endOfGame: 'Spielende',
  action: 'Aktion',
  passive: 'Dauerhaft',
};

export const eventKinds: Catalogue['eventKinds'] = {
  immediate: 'Sofortiges Ereignis',
  persistent: 'Dauerhaftes Ereignis',
};

export const eventTones: Catalogue['eventTones'] = { good: 'gut', bad: 'schlecht' };

export const incomes: Catalogue['incomes'] = { tourists: 'Touristen', scientists: 'Forschende' };

/** All of them are feminine, on which the sentences count. */
export const offers: Catalogue['offers'] = {
  animals: 'Tierauslage',
  large: 'Auslage der Großen Fische',
  corals: 'Korallenauslage',
};

export const scores: Catalogue['scores'] = {
  animals: 'Tiere',
  corals: 'Spielende-Korallen',
  endings: 'Tiere mit einem Effekt am Ende',
  popularity: 'Beliebtheit',
  scales: 'Fischschuppen',
  pollution: 'Verschmutzung',
  biodiversity: 'Artenvielfalt',
};

export const biodiversity: Catalogue['biodiversity'] =
  '1 für jede Kategorie Anderer Tiere, 2 für jeden weiteren Fisch einer Kategorie';

export const ranks: Catalogue['ranks'] = {
  beachcomber: 'Strandgänger',
  snorkeller: 'Schnorchler',
  diver: 'Rifftaucher',
  scientist: 'Riffforscher',
  keeper: 'Hüter des Atolls',
};

/** The name of a seat without a person's name. */
export const seatWords: Catalogue['seat'] = (seat) => `Platz ${seat + 1}`;
