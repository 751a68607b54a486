import type { Catalogue } from '../catalogue.ts';

export const scores: Catalogue['scores'] = {
  stations: 'Stations',
  vessels: 'Vessels',
  tiles: 'Fish',
  points: 'Point tokens',
  resources: 'Resources',
  awards: 'Awards',
  pool: 'Tokens left',
  escalation: 'Escalation',
  lowest: 'Lowest score',
  upgrades: 'Upgrades on the board',
  tilesThenUpgrades: 'Fish, then upgrades',
};

export const scoreNotes: Catalogue['scoreNotes'] = {
  stations: '5 for each station except those from the start',
  vessels: '3 for each vessel except those from the start',
  tiles: 'the points of every fish that was rescued',
  points: 'collected at sea',
  resources: '1 for every 4 that are left, of all kinds together',
  awards: 'for the most fish of a region, and for fish of all regions',
  pool: '2 for each token that is still in the pool',
  escalation: 'the sum of the escalation on the map is taken off',
  lowest: 'the score of the player with the fewest points counts for all',
  upgrades: '',
  tilesThenUpgrades: '',
};

export const bands: Catalogue['bands'] = {
  adrift: 'Adrift',
  untrained: 'Untrained',
  undecided: 'Undecided',
  deckhand: 'Deckhand',
  trainee: 'Trainee',
  recruit: 'Recruit',
  captain: 'Captain',
  guardian: 'Guardian of the sea',
  expert: 'Expert',
  master: 'Master of the ark',
  saviour: 'Saviour of the seas',
};
