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
  atZeros: { bot: 'Dohraje bot', others: 'Rozhodnou ostatní', loss: 'Partie je prohraná' },

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

  pause: {
    length: 'Délka přestávky',
    lengthHint: 'skončí ve svůj čas, nebo jakmile budou všichni připraveni',
    minutes: (minutes) =>
      minutes < 60 ? counted(minutes, { one: 'minuta', few: 'minuty', many: 'minuty', other: 'minut' }) : counted(minutes / 60, { one: 'hodina', few: 'hodiny', many: 'hodiny', other: 'hodin' }),
    open: 'Než se všichni vrátí',
    days: (days, until) => `${counted(days, { one: 'den', few: 'dny', many: 'dne', other: 'dní' })} (do ${until})`,
    propose: 'Navrhnout přestávku',
    proposeHint: 'když všichni souhlasí, všechny hodiny stojí a do konce nikdo nemůže táhnout',
    proposeHoliday: 'Navrhnout dovolenou',
    proposeHolidayHint: 'když všichni souhlasí, všechny hodiny do té doby stojí; kdo chce, smí táhnout',

    asks: (by, length) => `${by} navrhuje přestávku: ${length}.`,
    youPropose: (length, names) => `Navrhuješ přestávku: ${length}. Ještě odpoví: ${all(names)}.`,
    waiting: (by, length, names) => `${by} navrhuje přestávku: ${length}. Ještě odpoví: ${all(names)}.`,
    asksHoliday: (by, until) => `${by} navrhuje dovolenou do ${until}: všechny hodiny by stály.`,
    youProposeHoliday: (until, names) => `Navrhuješ dovolenou do ${until}. Ještě odpoví: ${all(names)}.`,
    waitingHoliday: (by, until, names) => `${by} navrhuje dovolenou do ${until}. Ještě odpoví: ${all(names)}.`,
    agree: 'Souhlasím',
    refuse: 'Hrát dál',
    withdraw: 'Přece jen ne',

    runs: (until) => `Přestávka do ${until}. Všechny hodiny stojí.`,
    ready: 'Můžeme hrát',
    readyHint: 'Skončí dřív, jakmile budou všichni připraveni.',
    notReady: (names) => `Skončí dřív, až to potvrdí i ${all(names)}.`,
    ended: 'Přestávka skončila. Hodiny znovu běží.',
    notAgreed: 'Přestávka nebude: ne všichni souhlasili.',
    putAway: 'Zavřít',
    refusals: {
      program: 'Bot o tom nerozhoduje.',
      'no-clock': 'Tento stůl nemá hodiny, přestávku nepotřebuje.',
      'pause-open': 'Přestávka už je navržena. Počkej na odpověď.',
      'pause-length': 'Tato délka se nehodí k hodinám tohoto stolu.',
      'pause-asked': 'To bylo právě odmítnuto. Znovu to můžeš navrhnout za pár minut.',
      'pause-gone': 'Tento návrh už neplatí.',
    },
  },
};
