import { counted, signed, whole } from '@atoll/engine/formats/de';
import type { LadderPageWords } from '../../load-page-words.ts';

const matches = { one: 'Partie', other: 'Partien' };

export const ladderPage: LadderPageWords = {
  title: 'Rangliste',
  seats: 'Plätze',
  season: (quarter, year) => `${whole(quarter)}. Quartal ${year}`,
  about: 'Eine gewertete Partie ändert die Wertung aller, die mitspielen. Wer sich an einen gewerteten Tisch setzt, stimmt zu.',
  listed: (least) =>
    `Auf der Liste steht, wer in dieser Saison mindestens ${counted(least, { one: 'gewertete Partie', other: 'gewertete Partien' })} gespielt hat, geordnet nach dem Gesicherten: Wertung weniger Unsicherheit.`,
  empty: 'Noch steht niemand auf der Liste.',
  place: 'Rang',
  player: 'Name',
  rating: 'Wertung',
  matches: 'Partien',
  you: '(du)',
  points: (rating, uncertainty) => `${whole(rating)}\u00a0± ${whole(uncertainty)}`,
  own: 'Deine Wertung',
  none: 'Mit so vielen Plätzen hast du noch keine gewertete Partie gespielt.',
  count: (count) => `nach ${counted(count, matches)}`,
  band: 'In 95 von 100 Fällen liegt die Spielstärke innerhalb des Bandes.',
  chart: (first, last, count) => `Deine Wertung über ${counted(count, matches)}: von ${whole(first)} bis ${whole(last)}`,
  history: 'Partie für Partie',
  match: 'Partie',
  change: 'Änderung',
  replay: (day) => `Aufzeichnung vom ${day}`,
  bots: 'Die Bots',
  botsAbout: 'Ihre Wertungen stehen fest. Sie stammen aus Partien der Bots gegeneinander.',
  forget: 'Meine Wertungen löschen',
  forgetSure: 'Alle meine Wertungen endgültig löschen',
  forgetKeep: 'Behalten',
  forgotten: 'Deine Wertungen sind gelöscht.',
  failed: 'Die Rangliste ließ sich nicht laden.',
  again: 'Noch einmal versuchen',
  unknown: 'Für dieses Spiel gibt es keine Rangliste.',
  rated: 'Diese Partie wird gewertet.',
  agree: 'Diese Partie wird gewertet: Ihr Ergebnis ändert deine Wertung. Es gibt keine Tipps, nach einem Aufdecken wird nichts zurückgenommen, und Weggehen zählt als Niederlage.',
  before: (rating) => `Deine Wertung: ${whole(rating)}`,
  changed: (before, after, by) => `Deine Wertung: ${whole(before)} → ${whole(after)} (${signed(by)})`,
  toLadder: 'Zur Rangliste',
};
