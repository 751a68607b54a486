import { all, counted } from '@atoll/engine/formats/de';
import type { PauseWords } from '../load-later-words.ts';

export const pause: PauseWords = {
  length: 'Länge der Pause',
  lengthHint: 'sie endet zu ihrer Zeit, oder sobald alle bereit sind',
  minutes: (minutes) => (minutes < 60 ? counted(minutes, { one: 'Minute', other: 'Minuten' }) : counted(minutes / 60, { one: 'Stunde', other: 'Stunden' })),
  open: 'Bis alle zurück sind',
  days: (days, until) => `${counted(days, { one: 'Tag', other: 'Tage' })} (bis ${until})`,
  propose: 'Pause vorschlagen',
  proposeHint: 'stimmen alle zu, stehen alle Uhren, und bis zum Ende kann niemand ziehen',
  proposeHoliday: 'Urlaub vorschlagen',
  proposeHolidayHint: 'stimmen alle zu, stehen bis dahin alle Uhren; wer mag, darf trotzdem ziehen',

  asks: (by, length) => `${by} schlägt eine Pause vor: ${length}.`,
  youPropose: (length, names) => `Du schlägst eine Pause vor: ${length}. Es fehlt noch die Antwort von ${all(names)}.`,
  waiting: (by, length, names) => `${by} schlägt eine Pause vor: ${length}. Es fehlt noch die Antwort von ${all(names)}.`,
  asksHoliday: (by, until) => `${by} schlägt Urlaub bis ${until} vor: Alle Uhren würden stehen.`,
  youProposeHoliday: (until, names) => `Du schlägst Urlaub bis ${until} vor. Es fehlt noch die Antwort von ${all(names)}.`,
  waitingHoliday: (by, until, names) => `${by} schlägt Urlaub bis ${until} vor. Es fehlt noch die Antwort von ${all(names)}.`,
  agree: 'Zustimmen',
  refuse: 'Weiterspielen',
  withdraw: 'Doch nicht',

  runs: (until) => `Pause bis ${until}. Alle Uhren stehen.`,
  ready: 'Ich bin bereit',
  readyHint: 'Sie endet früher, sobald alle bereit sind.',
  notReady: (names) => `Sie endet früher, sobald auch ${all(names)} bereit ${names.length === 1 ? 'ist' : 'sind'}.`,
  ended: 'Die Pause ist vorbei. Die Uhren laufen wieder.',
  notAgreed: 'Es gibt keine Pause: Nicht alle waren einverstanden.',
  putAway: 'Schließen',
  refusals: {
    program: 'Ein Bot hat dabei nicht mitzureden.',
    'no-clock': 'Dieser Tisch hat keine Uhr und braucht keine Pause.',
    'pause-open': 'Es ist schon eine Pause vorgeschlagen. Warte auf die Antwort.',
    'pause-length': 'Diese Länge passt nicht zur Uhr dieses Tisches.',
    'pause-asked': 'Das wurde gerade abgelehnt. In ein paar Minuten kannst du es wieder vorschlagen.',
    'pause-gone': 'Diese Frage ist nicht mehr offen.',
  },
};
