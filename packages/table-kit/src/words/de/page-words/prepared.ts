import { counted, whole } from '@atoll/engine/formats/de';
import type { PreparedWords } from '../../load-page-words.ts';

export const prepared: PreparedWords = {
  open: 'Antworten vorbereiten',
  openWith: (lines) => `${counted(lines, { one: 'Variante', other: 'Varianten' })} vorbereitet`,
  title: 'Vorbereitete Antworten',
  lead: 'Setze, was die andere Seite tun könnte, dann deine Antwort. Kommt es so, folgt deine Antwort sofort. Sonst erfährt niemand davon.',
  theirs: (name) => `Was könnte ${name} tun?`,
  yours: (move) => `Bei ${move}: deine Antwort?`,
  end: 'In dieser Stellung ist die Partie zu Ende.',
  start: 'Jetzige Stellung',
  back: 'Einen Zug zurück',
  lines: 'Deine Varianten',
  none: 'Noch ist nichts vorbereitet.',
  ifThen: (move, reply) => `Wenn ${move}, dann ${reply}`,
  noReply: (move) => `Wenn ${move}: die Antwort fehlt noch`,
  joined: (parts) => parts.join('. '),
  remove: (line) => `Löschen: ${line}`,
  saved: 'Gespeichert.',
  tooMany: (most) => `Es lassen sich höchstens ${whole(most)} Züge vorbereiten. Lösche zuerst eine Variante.`,
  ownTurn: 'Du bist am Zug. Antworten kannst du wieder vorbereiten, wenn andere am Zug sind.',
  failed: 'Das Brett konnte nicht geladen werden. Schließe das Fenster und versuche es noch einmal.',
  dropped: 'Deine vorbereitete Antwort war nicht mehr möglich. Sie wurde verworfen, und du bist am Zug.',
  putAway: 'Schließen',
  refusals: {
    'not-prepared': 'An diesem Tisch lässt sich nichts vorbereiten: Dafür braucht es eine Uhr mit Tagen pro Zug.',
    'own-turn': 'Jetzt bist du am Zug: Ziehe am Tisch.',
    'prepared-stale': 'Die Partie ging inzwischen weiter. Du siehst jetzt die neue Stellung.',
    'prepared-line': 'Einer dieser Züge ist an seiner Stelle nicht möglich. Lösche ihn und versuche es noch einmal.',
  },
};
