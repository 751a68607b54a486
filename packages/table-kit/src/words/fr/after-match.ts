import { formatsFor } from '@atoll/engine';
import { de } from '@atoll/engine/french';
import type { Words } from '../locale.ts';

const format = formatsFor('fr');
const { all, counted, plural, whole } = format;
const points = { one: 'point', other: 'points' };
const ENDINGS = { one: 're', other: 'e' };
export const scores: Words['scores'] = {
  youWin: 'Vous gagnez.',
  youLose: 'Vous perdez.',
  title: 'Feuille de score',
  wins: (name) => `${name} gagne`,
  shared: (names) => `${all(names)} partagent la victoire`,
  wonTogether: 'Victoire commune',
  lostTogether: 'Défaite commune',
  named: (result, band) => `${result}\u202f: ${band}`,
  togetherSheet: 'Votre résultat commun',
  together: (rating) => `Ensemble, vous atteignez ${counted(rating, points)}.`,
  alone: (total) => `${whole(total)} ${plural(total, points)}`,
  aloneTotal: (total) => `Vous atteignez ${whole(total)} ${plural(total, points)}.`,
  won: (ahead) => `Vous gagnez avec ${counted(ahead, points)} d’avance.`,
  wonLevel: 'Vous gagnez au départage.',
  wonShared: 'Vous partagez la victoire.',
  lost: (rank, behind) => `Vous prenez la ${rank} place, à ${counted(behind, points)} de la tête.`,
  lostLevel: (rank) => `Vous prenez la ${rank} place\u202f: à égalité de points, derrière au départage.`,
  rank: (rank) => `${rank}${format.ordinal(rank, ENDINGS)}`,
  you: 'vous',
  bot: 'bot',
  category: 'Points pour',
  total: 'Total',
  cardsOf: (points, { label, name }) => `${points}\u202f: ${label} ${de(name)}, carte par carte`,
  cardsTitle: (label, name) => `${label} ${de(name)}, carte par carte`,
  tieBreak: (label) => `Départage\u202f: ${label}`,
  best: 'meilleur',
  look: 'Voir la table',
  replay: 'Revoir',
  again: 'Nouvelle table',
  share: 'Partager',
  copy: 'Copier le score',
  skip: 'Sauter',
  minutes: (count) => counted(count, { one: 'minute', other: 'minutes' }),
  bands: 'Ce que vaut un total',
  from: (points) => (points > 0 ? `dès ${points}` : 'moins'),
  story: 'D’où viennent les points',
  chart: 'Les points au fil du temps',
  chartLabel: (totals) => `Les points au fil du temps, jusqu’à ${all(totals)}. Les mêmes chiffres suivent en tableau.`,
  asTable: 'En tableau',
  after: 'À la fin de',
  moments: 'Temps forts',
  leads: (name, points, others) => `${name} prend la tête, ${whole(points)} à ${whole(others)}`,
  turn: (part, turn) => `${part}, tour ${turn} de la partie`,
};

export const rematch: Words['rematch'] = {
  ask: 'Revanche',
  wanted: (names) => `${all(names)} ${plural(names.length, { one: 'veut', other: 'veulent' })} une revanche.`,
  waiting: (names) => `Vous voulez une revanche. On attend ${all(names)}.`,
  withdraw: 'Finalement non',
  goOn: (names) => `Continuer sans ${all(names)}`,
  goOnHint: 'La table garde une place libre, que vous pouvez donner à quelqu’un avant de commencer.',
  begun: 'La revanche est ouverte.',
  enter: 'Vers la revanche',
  watch: 'Regarder la revanche',
  without: 'Les autres rejouent sans vous.',
  look: 'Rejoindre ou regarder',
};
