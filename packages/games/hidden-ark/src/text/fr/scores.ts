import type { Catalogue } from '../catalogue.ts';

export const scores: Catalogue['scores'] = {
  stations: 'Stations',
  vessels: 'Navires',
  tiles: 'Poissons',
  points: 'Jetons de points',
  resources: 'Ressources',
  awards: 'Prix',
  pool: 'Jetons restants',
  escalation: 'Aggravation',
  lowest: 'Score le plus bas',
  upgrades: 'Améliorations posées',
  tilesThenUpgrades: 'Poissons, puis améliorations',
};

export const scoreNotes: Catalogue['scoreNotes'] = {
  stations: '5 par station, sans celles du départ',
  vessels: '3 par navire, sans ceux du départ',
  tiles: 'les points de chaque poisson sauvé',
  points: 'ramassés en mer',
  resources: '1 pour 4 restantes, toutes sortes confondues',
  awards: 'pour le plus de poissons d’une région, et pour des poissons de toutes les régions',
  pool: '2 par jeton encore dans la réserve',
  escalation: 'le total des aggravations sur la carte est déduit',
  lowest: 'le score de qui a le moins compte pour tous',
  upgrades: '',
  tilesThenUpgrades: '',
};

export const bands: Catalogue['bands'] = {
  adrift: 'À la dérive',
  untrained: 'Novice',
  undecided: 'Indécis',
  deckhand: 'Matelot',
  trainee: 'Apprenti',
  recruit: 'Recrue',
  captain: 'Capitaine',
  guardian: 'Gardien de la mer',
  expert: 'Expert',
  master: 'Maître de l’arche',
  saviour: 'Sauveur des mers',
};
