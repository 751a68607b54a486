import type { Catalogue } from '../catalogue.ts';

export const scores: Catalogue['scores'] = {
  stations: 'Stanice',
  vessels: 'Lodě',
  tiles: 'Ryby',
  points: 'Žetony bodů',
  resources: 'Zdroje',
  awards: 'Ocenění',
  pool: 'Zbylé žetony',
  escalation: 'Eskalace',
  lowest: 'Nejnižší výsledek',
  upgrades: 'Vylepšení na desce',
  tilesThenUpgrades: 'Ryby, pak vylepšení',
};

export const scoreNotes: Catalogue['scoreNotes'] = {
  stations: '5 za každou stanici kromě počátečních',
  vessels: '3 za každou loď kromě počátečních',
  tiles: 'body všech zachráněných ryb',
  points: 'sebrané na moři',
  resources: '1 za každé 4 zbylé, všechny druhy dohromady',
  awards: 'za nejvíc ryb z oblasti a za ryby ze všech oblastí',
  pool: '2 za každý žeton, který je ještě v zásobě',
  escalation: 'součet eskalace na mapě se odečítá',
  lowest: 'za všechny platí výsledek toho, kdo má nejméně',
  upgrades: '',
  tilesThenUpgrades: '',
};

export const bands: Catalogue['bands'] = {
  adrift: 'Bez kormidla',
  untrained: 'Bez výcviku',
  undecided: 'Nerozhodní',
  deckhand: 'Lodník',
  trainee: 'Učeň',
  recruit: 'Nováček',
  captain: 'Kapitán',
  guardian: 'Strážce moře',
  expert: 'Znalec',
  master: 'Mistr archy',
  saviour: 'Zachránce moří',
};
