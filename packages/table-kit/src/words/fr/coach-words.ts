import { counted, percent, signed, whole } from '@atoll/engine/formats/fr';
import { de } from '@atoll/engine/french';
import type { ReviewWords } from '../load-replay-words.ts';
import type { CoachWords } from '../load-table-words.ts';

export const coach: CoachWords = {
  better: (action, reason) => `Mieux à votre dernier tour\u202f: ${action} (${reason}).`,
  reasons: { points: (gain) => `environ ${counted(Math.max(1, Math.round(gain)), { one: 'point', other: 'points' })} de plus`, wins: (gain) => `environ ${percent(gain * 100)} de victoires en plus` },
  putAway: 'Ranger cette remarque',
};

export const review: ReviewWords = {
  seat: 'Pour',
  workingForecast: (hundredths) => `Calcul des chances\u202f: ${percent(hundredths)}`,
  workingMisses: (hundredths) => `Examen de chaque décision\u202f: ${percent(hundredths)}`,
  workingHindsight: (hundredths) => `Suites jouées après coup\u202f: ${percent(hundredths)}`,
  done: 'L’analyse est terminée.',
  failed: 'L’analyse n’a pas pu être faite. La partie à revoir n’en est pas affectée.',
  chart: { wins: 'Chance de gagner', points: 'Points attendus à la fin' },
  chartLabel: (name, values) => `${name}, au début de chaque manche et à la fin\u202f: ${values.join(', ')}`,
  knownLine: 'selon ce qu’on pouvait savoir alors',
  hindsightLine: 'après coup\u202f: tout ce qui était caché est connu',
  sumsTitle: 'Chance et jeu',
  sums: { own: 'Décisions propres', other: 'Décisions des autres', draw: 'Tirages' },
  turningTitle: 'Tournants',
  turningNone: 'Aucun tour à lui seul n’a changé grand-chose.',
  cause: { own: 'décision propre', other: (name) => `décision ${de(name)}`, draw: 'tirage' },
  missesTitle: 'Ce qu’aurait fait quelqu’un de fort',
  missesNone: 'Quelqu’un de fort aurait décidé de même, ou presque.',
  instead: (done) => `Au lieu de\u202f: ${done}`,
  gain: {
    points: (gain) => `environ ${counted(Math.max(1, Math.round(gain)), { one: 'point', other: 'points' })} de plus`,
    wins: (gain) => `environ ${percent(Math.round(gain * 100))} de victoires en plus`,
  },
  effect: (now, later, others) => `tout de suite ${signed(now)}, plus tard ${signed(later)}${others === 0 ? '' : `, les autres ${signed(others)}`}`,
  effects: (better, done) => `Cela rapporte ${better} (à la place\u202f: ${done}).`,
  lessonsTitle: 'À retenir',
  lesson: (count, { done, better, gain }) => `${whole(count)} fois\u202f: «\u202f${better}\u202f» aurait valu mieux que «\u202f${done}\u202f» (${gain} en tout).`,
  otherLesson: (count, { done, gain }) => `${whole(count)} fois\u202f: «\u202f${done}\u202f», mais un autre choix valait mieux (${gain} en tout).`,
  goThere: 'Montrer',
  playFrom: 'Jouer à partir d’ici',
  position: (at) => `Action ${whole(at)}`,
};
