import { formatsFor } from '@atoll/engine';
import type { Words } from '../locale.ts';

const format = formatsFor('de');
const { all, counted, plural } = format;
const points = { one: 'Punkt', other: 'Punkte' };
/** "mit 2 Punkten Vorsprung" */
const byPoints = { one: 'Punkt', other: 'Punkten' };

export const scores: Words['scores'] = {
  youWin: 'Du gewinnst.',
  youLose: 'Du verlierst.',
  title: 'Wertung',
  wins: (name) => `${name} gewinnt`,
  shared: (names) => `${all(names)} teilen sich den Sieg`,
  wonTogether: 'Gemeinsam gewonnen',
  lostTogether: 'Gemeinsam verloren',
  named: (result, band) => `${result}: ${band}`,
  togetherSheet: 'Was ihr gemeinsam erreicht',
  together: (rating) => `Ihr erreicht gemeinsam ${counted(rating, points)}.`,
  alone: (total) => counted(total, points),
  aloneTotal: (total) => `Du erreichst ${counted(total, points)}.`,
  won: (ahead) => `Du gewinnst mit ${counted(ahead, byPoints)} Vorsprung.`,
  wonLevel: 'Du gewinnst bei Gleichstand.',
  wonShared: 'Ihr teilt euch den Sieg.',
  lost: (rank, behind) => `Du wirst ${rank} mit ${counted(behind, byPoints)} Rückstand.`,
  lostLevel: (rank) => `Du wirst ${rank} bei gleich vielen Punkten; der Gleichstand geht gegen dich aus.`,
  rank: (rank) => `${rank}.`,
  you: 'du',
  bot: 'Bot',
  category: 'Punkte für',
  total: 'Summe',
  cardsOf: (points, { label, name }) => `${points}: ${label} von ${name}, Karte für Karte`,
  cardsTitle: (label, name) => `${label} von ${name}, Karte für Karte`,
  tieBreak: (label) => `Bei Gleichstand: ${label}`,
  best: 'am besten',
  look: 'Tisch ansehen',
  replay: 'Wiederholung',
  again: 'Neuer Tisch',
  share: 'Teilen',
  copy: 'Kopieren',
  skip: 'Weiter',
  minutes: (count) => counted(count, { one: 'Minute', other: 'Minuten' }),
  bands: 'Was die Summe wert ist',
  from: (points) => (points > 0 ? `ab ${points}` : 'darunter'),
  story: 'Wie es zu den Punkten kam',
  chart: 'Punkte im Verlauf',
  chartLabel: (totals) => `Punkte im Verlauf, bis ${all(totals)}. Dieselben Zahlen folgen als Tabelle.`,
  asTable: 'Als Tabelle',
  after: 'Am Ende von',
  moments: 'Höhepunkte',
  leads: (name, points, others) => `${name} geht mit ${format.whole(points)} zu ${format.whole(others)} in Führung`,
  turn: (part, turn) => `${part}, Zug ${turn} der Partie`,
};

export const rematch: Words['rematch'] = {
  ask: 'Revanche',
  wanted: (names) => `${all(names)} ${plural(names.length, { one: 'möchte', other: 'möchten' })} eine Revanche.`,
  waiting: (names) => `Du möchtest eine Revanche. Es fehlt noch die Antwort von ${all(names)}.`,
  withdraw: 'Doch nicht',
  goOn: (names) => `Ohne ${all(names)} weiter`,
  goOnHint: 'Der Tisch wartet mit einem freien Platz, den du vor dem Start besetzen kannst.',
  begun: 'Die Revanche ist eröffnet.',
  enter: 'Zur Revanche',
  watch: 'Revanche zusehen',
  without: 'Die anderen spielen ohne dich weiter.',
  look: 'Mitspielen oder zuschauen',
};
