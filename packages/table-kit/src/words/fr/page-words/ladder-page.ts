import { counted, signed, whole } from '@atoll/engine/formats/fr';
import type { LadderPageWords } from '../../load-page-words.ts';

const matches = { one: 'partie', other: 'parties' };

export const ladderPage: LadderPageWords = {
  title: 'Classement',
  seats: 'Nombre de places',
  season: (quarter, year) => `Trimestre ${whole(quarter)} de ${year}`,
  about: 'Une partie classée change la cote de tous ceux qui la jouent. Prendre une place à une table classée, c’est l’accepter.',
  listed: (least) =>
    `Y figurent les personnes qui ont joué au moins ${counted(least, { one: 'partie classée', other: 'parties classées' })} cette saison, rangées d’après ce qui est sûr\u202f: la cote moins l’incertitude.`,
  empty: 'Personne n’y figure encore.',
  place: 'Rang',
  player: 'Nom',
  rating: 'Cote',
  matches: 'Parties',
  you: '(vous)',
  points: (rating, uncertainty) => `${whole(rating)}\u00a0± ${whole(uncertainty)}`,
  own: 'Votre cote',
  none: 'Vous n’avez pas encore joué de partie classée avec autant de places.',
  count: (count) => `après ${counted(count, matches)}`,
  band: 'Dans 95 cas sur 100, le niveau se trouve dans la bande.',
  chart: (first, last, count) => `Votre cote sur ${counted(count, matches)}\u202f: de ${whole(first)} à ${whole(last)}`,
  history: 'Partie par partie',
  match: 'Partie',
  change: 'Évolution',
  replay: (day) => `Partie enregistrée le ${day}`,
  bots: 'Les bots',
  botsAbout: 'Leur cote est fixe. Elle vient de parties entre bots.',
  forget: 'Supprimer mes cotes',
  forgetSure: 'Supprimer toutes mes cotes pour de bon',
  forgetKeep: 'Les garder',
  forgotten: 'Vos cotes sont supprimées.',
  failed: 'Le classement n’a pas pu être chargé.',
  again: 'Réessayer',
  unknown: 'Ce jeu n’a pas de classement.',
  rated: 'Cette partie est classée.',
  agree: 'Cette partie est classée\u202f: son résultat change votre cote. Il n’y a pas de conseils, rien ne se reprend après une révélation, et partir compte comme une défaite.',
  before: (rating) => `Votre cote\u202f: ${whole(rating)}`,
  changed: (before, after, by) => `Votre cote\u202f: ${whole(before)} → ${whole(after)} (${signed(by)})`,
  toLadder: 'Voir le classement',
};
