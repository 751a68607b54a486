import type { CreateWords } from '../load-page-words.ts';

export const create: CreateWords = {
  title: 'Nouvelle table',
  seats: 'Places',
  seatsHint: 'Les places restées libres au début ne sont pas jouées.',
  list: 'Table publique',
  listHint: 'tout le monde peut la trouver à l’accueil, la rejoindre et regarder',
  watch: 'J’organise seulement',
  watchHint: 'vous ne prenez pas de place\u202f: vous préparez la table, lancez la partie et regardez',
  rated: 'Partie classée',
  ratedHint: 'le résultat change les cotes\u202f; sans conseils, et rien ne se reprend après une révélation',
  options: 'Options',
  open: 'Ouvrir la table',
  cancel: 'Annuler',
};
