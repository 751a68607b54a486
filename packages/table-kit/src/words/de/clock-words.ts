import { all, counted } from '@atoll/engine/formats/de';
import type { ClockWords } from '../load-table-words.ts';

export const clock: ClockWords = {
  choice: 'Bedenkzeit',
  choiceHint: 'wie viel Zeit Menschen haben; die der Bots zählt nicht',
  none: 'Ohne',
  bank: (minutes, seconds) => (seconds === 0 ? `${minutes} min` : `${minutes} min + ${seconds} s je Zug`),
  perTurn: (days) => `${counted(days, { one: 'Tag', other: 'Tage' })} je Zug`,
  atZero: 'Wenn die Zeit um ist',
  atZeroHint: 'wer keine Zeit mehr hat, darf mit etwas Zeit je Zug weiterspielen',
  atZeros: { bot: 'Bot spielt weiter', others: 'Andere entscheiden' },

  title: 'Restzeit',
  inDays: (days, hours) => `${days} T ${hours} h`,
  inHours: (hours, minutes) => `${hours} h ${minutes} m`,
  inMinutes: (minutes, seconds) => `${minutes}:${seconds}`,
  runs: 'läuft',
  low: 'wird knapp',
  up: 'Zeit ist um',
  spoken: (seconds) => (seconds < 60 ? `Du hast noch ${counted(seconds, { one: 'Sekunde', other: 'Sekunden' })}.` : `Du hast noch ${counted(seconds / 60, { one: 'Minute', other: 'Minuten' })}.`),

  upOwn: 'Deine Zeit ist um. Die anderen entscheiden; bis dahin darfst du noch ziehen.',
  upOf: (name) => `Die Zeit von ${name} ist um.`,
  wait: 'Mehr Zeit geben',
  bot: 'Bot spielen lassen',
  end: 'Partie beenden',
  sure: 'Wirklich beenden?',
  ending: (names) => `${all(names)} ${names.length === 1 ? 'möchte' : 'möchten'} die Partie beenden.`,
};
