import { all, counted, plural } from '@atoll/engine/formats/de';
import type { RevertWords } from '../load-table-words.ts';

const actions = { one: 'Aktion', other: 'Aktionen' };
const would = { one: 'Aktion würde nicht mehr zählen', other: 'Aktionen würden nicht mehr zählen' };
const again = (count: number): string => `${count}-mal`;

export const revert: RevertWords = {
  open: 'Um Rücknahme bitten',
  openHint: 'deiner letzten endgültigen Entscheidung, wenn alle zustimmen',
  openAlone: 'Entscheidung zurücknehmen',
  openAloneHint: 'die letzte endgültige; es steht dann in der Wertung',
  title: 'Letzte endgültige Entscheidung zurücknehmen?',
  since: (count) =>
    `Ab dieser Entscheidung ${plural(count, { one: 'würde', other: 'würden' })} ${counted(count, actions)} nicht mehr zählen. Was gezogen wurde, wird neu gezogen, damit niemand dasselbe zweimal sieht.`,
  asked: (names) => `${all(names)} ${plural(names.length, { one: 'wird', other: 'werden' })} einmal gefragt. Zurückgenommen wird nur, wenn alle zustimmen.`,
  alone: 'Du spielst nur mit Bots, also muss niemand zustimmen. Im Verlauf und in der Wertung steht dann, dass du zurückgenommen hast.',
  seen: 'Was jemand schon gesehen hat, lässt sich nicht ungesehen machen.',
  ask: 'Bitten',
  takeBack: 'Zurücknehmen',
  leave: 'Lassen',
  asks: (name, count) => `${name} möchte eine endgültige Entscheidung zurücknehmen: ${counted(count, would)}, und was gezogen wurde, wird neu gezogen.`,
  youAsk: (names) => `Du bittest um Rücknahme. Es fehlt noch die Antwort von ${all(names)}.`,
  waiting: (name, names) => `${name} möchte eine Entscheidung zurücknehmen. Es fehlt noch die Antwort von ${all(names)}.`,
  agree: 'Zustimmen',
  refuse: 'Diesmal nicht',
  withdraw: 'Doch nicht',
  done: (name, agreed) =>
    agreed === 'agreed'
      ? `${name} nimmt eine Entscheidung zurück; alle haben zugestimmt. Was seither gezogen wurde, wird neu gezogen.`
      : `${name} nimmt eine Entscheidung zurück, allein mit Bots. Was seither gezogen wurde, wird neu gezogen.`,
  ended: 'Nichts wird zurückgenommen: Jemand stimmte nicht zu, oder die Partie ging weiter.',
  putAway: 'Schließen',
  sheet: (each) =>
    `Zurückgenommen, nachdem etwas gezogen oder aufgedeckt war, mit Zustimmung aller: ${all(each.map(({ name, count }) => `${name} ${again(count)}`))}. Was gezogen war, wurde neu gezogen.`,
  sheetAlone: (count) => `${again(count)} zurückgenommen, nachdem etwas gezogen oder aufgedeckt war; niemand sonst musste zustimmen. Was gezogen war, wurde neu gezogen.`,
  refusals: {
    'nothing-to-revert': 'Auf diese Weise gibt es nichts zurückzunehmen.',
    'revert-open': 'Es hat schon jemand gefragt. Warte auf die Antwort.',
    'revert-asked': 'Zu dieser Entscheidung hast du schon gefragt; einmal genügt.',
    'revert-gone': 'Diese Frage ist nicht mehr offen.',
  },
};
