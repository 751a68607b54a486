import { all, counted, plural } from '@atoll/engine/formats/cs';
import type { ClockWords } from '../load-table-words.ts';

export const clock: ClockWords = {
  choice: 'Hodiny',
  choiceHint: 'kolik času lidé mají; čas botů se nepočítá',
  none: 'Žádné',
  bank: (minutes, seconds) => (seconds === 0 ? `${minutes} min` : `${minutes} min + ${seconds} s na tah`),
  perTurn: (days) => `${counted(days, { one: 'den', few: 'dny', other: 'dní' })} na tah`,
  atZero: 'Když čas dojde',
  atZeroHint: 'komu dojde čas, smí hrát dál s malým přídavkem na každý tah',
  atZeros: { bot: 'Dohraje bot', others: 'Rozhodnou ostatní' },

  title: 'Zbývající čas',
  inDays: (days, hours) => `${days} d ${hours} h`,
  inHours: (hours, minutes) => `${hours} h ${minutes} m`,
  inMinutes: (minutes, seconds) => `${minutes}:${seconds}`,
  runs: 'běží',
  low: 'dochází',
  up: 'čas vypršel',
  spoken: (seconds) =>
    seconds < 60
      ? `Tvůj čas: už jen ${counted(seconds, { one: 'sekunda', few: 'sekundy', other: 'sekund' })}.`
      : `Tvůj čas: už jen ${counted(seconds / 60, { one: 'minuta', few: 'minuty', many: 'minuty', other: 'minut' })}.`,

  upOwn: 'Tvůj čas vypršel. Rozhodnou ostatní; do té doby smíš hrát.',
  upOf: (name) => `${name}: čas vypršel.`,
  wait: 'Přidat čas',
  bot: 'Ať dohraje bot',
  end: 'Ukončit partii',
  sure: 'Opravdu ukončit?',
  ending: (names) => `${all(names)} ${plural(names.length, { one: 'chce', other: 'chtějí' })} ukončit partii.`,
};
