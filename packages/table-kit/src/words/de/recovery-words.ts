import { counted, plural } from '@atoll/engine/formats/de';
import type { RecoveryWords } from '../load-page-words.ts';

const matches = { one: 'Partie', other: 'Partien' };

export const recovery: RecoveryWords = {
  about: 'Zwölf Wörter holen deine Partien auf jedes Gerät zurück, ganz ohne Konto. Dein Browser verschließt damit deine Plätze und hinterlegt sie auf diesem Server, der sie nicht öffnen kann.',
  make: 'Wörter erzeugen',
  yours: 'Deine Wörter',
  keep: 'Schreib sie auf, in dieser Reihenfolge. Wer sie hat, kann auf deinen Plätzen spielen; ohne sie kann niemand deine Partien zurückholen, auch nicht, wer diesen Server betreibt.',
  copy: 'Wörter kopieren',
  kept: (count) => `${counted(count, matches)} ${plural(count, { one: 'ist', other: 'sind' })} unter diesen Wörtern hinterlegt.`,
  end: 'Hier beenden',
  endHint: 'Deine Partien bleiben hier und bleiben unter den Wörtern so hinterlegt wie jetzt.',
  have: 'Du hast schon Wörter',
  field: 'Deine zwölf Wörter',
  bring: 'Partien zurückholen',
  brought: (count) => (count === 0 ? 'Unter diesen Wörtern ist noch nichts hinterlegt.' : `${counted(count, matches)} jetzt hier.`),
  wrong: 'Das sind keine zwölf Wörter, wie sie hier erzeugt werden. Ist eines falsch geschrieben?',
  broken: 'Was unter diesen Wörtern hinterlegt ist, lässt sich nicht öffnen. Jemand anders hat es verändert.',
  busy: 'Ein anderes Gerät ändert gerade, was hinterlegt ist. Versuch es noch einmal.',
  lostSeat: 'Gehört einer dieser Plätze dir? Hol ihn mit deinen Wörtern zurück, oder öffne deinen Platzlink von einem anderen Gerät.',
  askHost: (host: string) => `Hast du beides nicht? Frag die Leitung dieses Tisches: ${host}.`,
  onlyWatch: 'Ich schaue nur zu',
};
