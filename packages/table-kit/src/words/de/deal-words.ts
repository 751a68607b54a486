import { counted, whole } from '@atoll/engine/formats/de';
import type { DealWords } from '../load-replay-words.ts';

const points = { one: 'Punkt', other: 'Punkte' };

export const deal: DealWords = {
  play: 'Mit gleichem Zufall spielen',
  title: 'Noch einmal mit gleichem Zufall',
  about: 'Eine neue Partie beginnt mit dem Startwert einer beendeten: Es kommen dieselben Karten, Plättchen und Würfe, solange in derselben Reihenfolge gezogen wird.',
  known: 'Wer jene Partie gesehen hat, kann wissen, was kommt. Deshalb ist die neue für alle am Tisch als Wiederholung gekennzeichnet, und ihr Zufall gilt nie als ehrlich geprüft.',
  seats: (count) => counted(count, { one: 'Platz', other: 'Plätze' }),
  seat: 'Dein Platz',
  seatOf: (seat) => `Platz ${whole(seat)}`,
  bots: 'Gegen Bots spielen',
  alone: 'Allein spielen',
  botsHint: 'Gegen Bots spielst du in diesem Browser; die Partie bleibt auf diesem Gerät.',
  friends: 'Mit anderen spielen',
  friendsHint: 'Mit anderen öffnet sich ein privater Tisch, zu dem du sie einlädst.',
  onlyHere: 'Diese Partie stammt nicht vom Server, deshalb lässt sich ihr Zufall nur in diesem Browser wiederholen.',
  otherRules: 'Sie wurde nach Regeln gespielt, die nicht mehr gelten: Heute ergäbe derselbe Startwert etwas anderes.',
  link: 'Link hierzu kopieren',
  note: 'Wiederholter Zufall: Er kam schon in einer anderen Partie vor.',
  draws:
    'Diese Partie wiederholt den Zufall einer anderen. Ihr Startwert war vorher bekannt, deshalb zeigt hier nichts, dass der Zufall ehrlich war. Geprüft ist nur, dass er aus dem Startwert folgt.',
  first: 'Die erste Partie',
  compare: 'Vergleichen',
  compareTitle: 'Vergleich mit der ersten Partie',
  compareSeat: 'Verglichener Platz',
  compareEnd: 'Vergleich beenden',
  searching: 'Die erste Partie wird gesucht …',
  missing: 'Die erste Partie ist weder auf diesem Server noch auf diesem Gerät. Ihre Datei genügt.',
  otherDeal: 'In dieser Datei ist eine Partie mit anderem Zufall.',
  unreadable: 'Diese Datei ist nicht lesbar.',
  choose: 'Ihre Datei wählen',
  here: 'Diese Partie',
  there: 'Erste Partie',
  turn: (turn) => `Zug ${whole(turn)}`,
  noTurn: 'Dieser Platz war noch nicht am Zug.',
  noSuchTurn: 'Diesen Zug gab es dort nicht.',
  sofar: (total) => `bisher ${counted(total, points)}`,
  final: (total) => `am Ende ${counted(total, points)}`,
  line: 'Bisherige Punkte des verglichenen Platzes in beiden Partien: durchgezogen diese, gestrichelt die erste',
};
