import { counted, whole } from '@atoll/engine/formats/de';
import type { NotesWords } from '../load-replay-words.ts';

const notesOf = { one: 'Notiz', other: 'Notizen' };

export const notes: NotesWords = {
  button: (count) => (count > 0 ? `Notizen (${whole(count)})` : 'Notizen'),
  title: 'Notizen zu dieser Partie',
  field: (at) => (at > 0 ? `Notiz zu Aktion ${whole(at)}` : 'Notiz zum Anfang'),
  keep: 'Behalten',
  hint: (most) => `Bis zu ${whole(most)} Zeichen, auf diesem Gerät gespeichert. Eine leere Notiz wird gelöscht.`,
  empty: 'Darin ist nichts zu sehen.',
  long: 'Das ist zu lang.',
  invisible: 'Darin sind Zeichen, die unsichtbar sind oder den Text umkehren.',
  stacked: 'Darin sind zu viele Zeichen auf einem Buchstaben.',
  none: 'Noch keine Notizen. Geh zu einer Stelle und schreib eine.',
  full: (most) => `Zu einer Partie passen ${counted(most, notesOf)}: Lösch eine, bevor du die nächste schreibst.`,
  lost: 'Dieser Browser speichert nichts: Deine Notizen gehen verloren, wenn diese Seite geschlossen wird.',
  own: 'Deine Notiz:',
  other: 'Aus dem Link:',
  mine: 'Deine Notizen',
  others: 'Notizen aus dem Link',
  othersHint: (count) => `Jemand anderes hat hier ${counted(count, notesOf)} geschrieben.`,
  keepThem: 'Als eigene behalten',
  drop: 'Weglegen',
  at: (at) => (at > 0 ? `Aktion ${whole(at)}` : 'Anfang'),
  delete: 'Löschen',
  sure: 'Wirklich löschen?',
  remove: (at) => `Notiz zu Aktion ${whole(at)} löschen`,
  removeSure: (at) => `Wirklich löschen? Notiz zu Aktion ${whole(at)}`,
  link: 'Link mit deinen Notizen kopieren',
  linkOfFile: 'Schick auch die Datei der Partie.',
  linkTooLong: 'Deine Notizen sind zu lang für einen Link: Kürze oder lösch einige.',
  damaged: 'Die Notizen in diesem Link sind beschädigt oder abgeschnitten. Du siehst die Partie ohne sie.',
  newer: 'Die Notizen in diesem Link stammen aus einer neueren Version des Programms. Du siehst die Partie ohne sie.',
  tooLong: 'Die Notizen in diesem Link sind zu lang. Du siehst die Partie ohne sie.',
  otherMatch: 'Die Notizen in diesem Link gehören zu einer anderen Partie. Du siehst diese ohne sie.',
};
