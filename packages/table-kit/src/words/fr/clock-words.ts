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
  atZeros: { bot: 'Un bot continue', others: 'Les autres décident', loss: 'La partie est perdue' },

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

  pause: {
    length: 'Durée de la pause',
    lengthHint: 'elle finit à l’heure dite, ou dès que tout le monde est prêt',
    minutes: (minutes) => (minutes < 60 ? counted(minutes, { one: 'minute', other: 'minutes' }) : counted(minutes / 60, { one: 'heure', other: 'heures' })),
    open: 'Jusqu’au retour de tous',
    days: (days, until) => `${counted(days, { one: 'jour', other: 'jours' })} (jusqu’au ${until})`,
    propose: 'Proposer une pause',
    proposeHint: 'si tout le monde est d’accord, toutes les pendules s’arrêtent et personne ne joue jusqu’à la fin',
    proposeHoliday: 'Proposer des vacances',
    proposeHolidayHint: 'si tout le monde est d’accord, toutes les pendules s’arrêtent jusque-là\u202f; on peut jouer quand même',

    asks: (by, length) => `${by} propose une pause\u202f: ${length}.`,
    youPropose: (length, names) => `Vous proposez une pause\u202f: ${length}. On attend ${all(names)}.`,
    waiting: (by, length, names) => `${by} propose une pause\u202f: ${length}. On attend ${all(names)}.`,
    asksHoliday: (by, until) => `${by} propose des vacances jusqu’au ${until}\u202f: toutes les pendules s’arrêteraient.`,
    youProposeHoliday: (until, names) => `Vous proposez des vacances jusqu’au ${until}. On attend ${all(names)}.`,
    waitingHoliday: (by, until, names) => `${by} propose des vacances jusqu’au ${until}. On attend ${all(names)}.`,
    agree: 'D’accord',
    refuse: 'Continuer à jouer',
    withdraw: 'Finalement non',

    runs: (until) => `Pause jusqu’au ${until}. Toutes les pendules sont arrêtées.`,
    ready: 'Je suis de retour',
    readyHint: 'Elle finit plus tôt dès que tout le monde est de retour.',
    notReady: (names) => `Elle finit plus tôt si ${all(names)} ${names.length === 1 ? 'est' : 'sont'} aussi de retour.`,
    ended: 'La pause est finie. Les pendules tournent à nouveau.',
    notAgreed: 'Il n’y a pas de pause\u202f: tout le monde n’était pas d’accord.',
    putAway: 'Fermer',
    refusals: {
      program: 'Un bot n’a pas à en décider.',
      'no-clock': 'Cette table n’a pas de pendule, donc pas besoin de pause.',
      'pause-open': 'Une pause est déjà proposée. Attendez la réponse.',
      'pause-length': 'Cette durée ne convient pas à la pendule de cette table.',
      'pause-asked': 'Cela vient d’être refusé. Vous pourrez le proposer dans quelques minutes.',
      'pause-gone': 'Cette proposition n’est plus en cours.',
    },
  },
};
