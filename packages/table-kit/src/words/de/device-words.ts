import { all, counted, whole } from '@atoll/engine/formats/de';
import type { DeviceWords } from '../load-page-words.ts';

const matches = { one: 'Partie', other: 'Partien' };
const replays = { one: 'Wiederholung', other: 'Wiederholungen' };

export const device: DeviceWords = {
  offline: 'Du bist offline.',
  silent: 'Der Server antwortet nicht.',
  works: 'Du kannst trotzdem solo oder gegen Bots spielen, ein Spiel lernen, Regeln lesen, Karten ansehen und Wiederholungen, die du schon geöffnet hast. Was du beginnst, bleibt auf diesem Gerät.',
  again: 'Noch einmal versuchen',
  needsServer: 'braucht den Server',
  here: 'auf diesem Gerät',
  without: 'Ohne den Server',
  replays: 'Wiederholungen auf diesem Gerät',
  replay: (game, names) => `${game}: ${all(names)}`,
  learn: (game) => `Erste Partie ${game}`,
  cards: 'Die Karten',

  newer: 'Eine neue Version von Atoll ist da. Sie kommt von selbst, wenn du Atoll das nächste Mal öffnest.',
  useNow: 'Jetzt verwenden',

  forgetTitle: 'Diese Partie von der Liste nehmen?',
  forgetOthers: 'Ohne Eintrag in der Liste geht sie weiter, und die anderen warten auf dich.',
  forgetText: 'Dieser Browser öffnet deinen Platz dann nicht mehr, nur noch ein Platzlink oder deine Wiederherstellungswörter.',
  forgetKeep: 'Behalten',
  forgetDo: 'Von der Liste nehmen',
  forgetOnly: 'Nur von der Liste nehmen',
  leaveTitle: 'Diese Partie verlassen?',
  leaveText: 'Du gibst deinen Platz endgültig auf. Ein Bot spielt ihn zu Ende, oder die Partie endet, wenn sonst kein Mensch mitspielt.',
  leaveWaiting: 'Dein Platz wird für jemand anderen frei.',
  leaveDo: 'Partie verlassen',

  title: 'Auf diesem Gerät',
  keeps: 'Nach jedem Zug auf diesem Gerät gespeichert.',
  over: 'Die Partie ist zu Ende.',
  playAgain: 'Noch einmal spielen',
  full: 'Auf diesem Gerät ist kein Platz mehr: Was ab jetzt geschieht, geht verloren, wenn du diese Seite schließt.',
  notKept: 'Dieser Browser speichert nichts: Was hier geschieht, geht verloren, wenn du diese Seite schließt.',
  gone: 'Diese Partie ist nicht auf diesem Gerät',
  goneText: 'Sie begann in einem anderen Browser, wurde von der Liste genommen, oder der Browser hat Platz geschaffen.',
  otherRules: 'Diese Partie kann nicht weitergehen',
  otherRulesText: 'Sie begann mit einer älteren Version der Regeln.',
  elsewhere: 'Diese Partie ist in einem anderen Tab offen',
  elsewhereText: 'Spiel dort weiter, oder schließ jenen Tab und lade diese Seite neu.',
  reload: 'Seite neu laden',

  open: 'Auf diesem Gerät gespeichert',
  about: 'Dieser Browser behält das Programm, die Partien, die du ohne den Server begonnen hast, und die Wiederholungen, die du zuletzt geöffnet hast.',
  holds: (matchCount, replayCount) => `Jetzt: ${counted(matchCount, matches)} und ${counted(replayCount, replays)}.`,
  used: (megabytes) => `Alles zusammen braucht ${whole(megabytes)} MB.`,
  noProgram: 'Das Programm selbst wird nicht behalten: Das tut der Browser nur für eine Seite, die über https kam.',
  persist: 'Den Browser bitten, es nicht zu löschen',
  persistHint: 'sonst löscht er so etwas vielleicht, wenn das Gerät voll wird',
  persisted: 'Der Browser behält es, bis du es selbst löschst.',
  refused: 'Der Browser hat abgelehnt. Vielleicht erlaubt er es, wenn Atoll installiert ist oder du es eine Weile benutzt hast.',
  pictures: 'Alle Bilder holen',
  picturesHint: 'auch die der einzelnen Karten, etwa 8 MB',
  fetching: (done, count) => `${whole(done)} von ${whole(count)} …`,
  fetched: 'Alle Bilder sind da.',
  fetchedFew: (done, count) => `${whole(done)} von ${whole(count)} Bildern kamen an. Versuch es noch einmal mit Verbindung.`,
  noRoom: 'Auf diesem Gerät ist kein Platz mehr. Nimm beendete Partien von deiner Liste, oder schaff etwas Platz.',
  install: 'Atoll lässt sich wie eine App installieren: Such im Menü deines Browsers nach „Installieren“ oder „Zum Startbildschirm“.',
};
