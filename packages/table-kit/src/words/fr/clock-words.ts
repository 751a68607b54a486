import { all, counted, plural } from '@atoll/engine/formats/fr';
import { de } from '@atoll/engine/french';
import type { ClockWords } from '../load-table-words.ts';

export const clock: ClockWords = {
  choice: 'Pendule',
  choiceHint: 'le temps dont chacun dispose\u202f; celui des bots ne compte pas',
  none: 'Sans',
  bank: (minutes, seconds) => (seconds === 0 ? `${minutes} min` : `${minutes} min + ${seconds} s par tour`),
  perTurn: (days) => `${counted(days, { one: 'jour', other: 'jours' })} par tour`,
  atZero: 'Quand le temps est écoulé',
  atZeroHint: 'qui n’a plus de temps peut continuer, avec un peu pour chaque tour',
  atZeros: { bot: 'Un bot continue', others: 'Les autres décident' },

  title: 'Temps restant',
  inDays: (days, hours) => `${days} j ${hours} h`,
  inHours: (hours, minutes) => `${hours} h ${minutes}`,
  inMinutes: (minutes, seconds) => `${minutes}:${seconds}`,
  runs: 'en marche',
  low: 'bientôt écoulé',
  up: 'temps écoulé',
  spoken: (seconds) => (seconds < 60 ? `Il vous reste ${counted(seconds, { one: 'seconde', other: 'secondes' })}.` : `Il vous reste ${counted(seconds / 60, { one: 'minute', other: 'minutes' })}.`),

  upOwn: 'Votre temps est écoulé. Les autres décident\u202f; d’ici là, vous pouvez jouer.',
  upOf: (name) => `Le temps ${de(name)} est écoulé.`,
  wait: 'Donner du temps',
  bot: 'Laisser jouer un bot',
  end: 'Arrêter la partie',
  sure: 'Vraiment l’arrêter\u202f?',
  ending: (names) => `${all(names)} ${plural(names.length, { one: 'veut', other: 'veulent' })} arrêter la partie.`,
};
