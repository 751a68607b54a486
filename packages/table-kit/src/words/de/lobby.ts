import { formatsFor } from '@atoll/engine';
import type { Words } from '../locale.ts';

const { all, any, counted, whole } = formatsFor('de');
const people = { one: 'Person', other: 'Personen' };
const points = { one: 'Punkt', other: 'Punkte' };

/** The purpose of the recovery words. */
const recoveryUse = 'Zwölf Wiederherstellungs\u00adwörter holen deine Partien auf jedes Gerät zurück.';

export const lobby: Words['lobby'] = {
  title: 'Lobby',
  create: 'Tisch eröffnen',
  solo: 'Solo spielen',
  bots: (bots) => (bots === 1 ? 'Gegen Bot' : `Gegen ${bots} Bots`),
  side: 'Deine Seite gegen den Bot',
  sides: ['Ich beginne', 'Ein Bot beginnt'],
  begins: 'Wer beginnt',
  lot: 'Auslosen',
  seats: 'Wie viele Bots mitspielen',
  skill: 'Wie stark die Bots spielen',
  against: (bots) => counted(bots, { one: 'Bot', other: 'Bots' }),
  game: 'Spiel',
  join: 'Mitspielen',
  codeLabel: 'Mit Code mitspielen',
  codeHint: 'Sechs Buchstaben oder Ziffern. Du kannst auch den ganzen Link einfügen.',
  codeLength: 'Ein Code hat sechs Buchstaben oder Ziffern, im Link zwölf.',
  codeStray: (signs, meant) => `${any(signs)} kommt in keinem Code vor.${meant.length > 0 ? ` Vielleicht ist ${any(meant)} gemeint.` : ''}`,
  mine: 'Deine Partien',
  resume: 'Weiter',
  look: 'Ansehen',
  openFile: 'Partiedatei öffnen',
  recovery: 'Wiederherstellungswörter',
  recoveryUse,
  forget: (code) => `${code} aus dieser Liste entfernen`,
  tables: 'Öffentliche Tische',
  tablesNone: 'Gerade ist kein öffentlicher Tisch offen. Eröffne einen, dann sehen ihn die anderen hier.',
  tablesLost: 'Die Liste der Tische kam nicht an.',
  again: 'Noch einmal',
  joinTable: (name) => `Am Tisch von ${name} mitspielen`,
  watchTable: (name) => `Am Tisch von ${name} zuschauen`,
  watch: 'Zuschauen',
  tableOf: (name) => `Tisch von ${name}`,
  open: (count) => (count === 0 ? 'alle Plätze besetzt' : counted(count, { one: 'Platz frei', other: 'Plätze frei' })),
  playing: 'läuft',
  with: (names) => `mit ${all(names)}`,
  over: 'beendet',
  settings: 'Einstellungen',
  learn: (game) => `${game} lernen`,
  learnOn: (game) => `Deine erste Partie ${game} fortsetzen`,
  learnAway: (game) => `Das Lernen von ${game} nicht mehr anbieten`,
  how: 'So geht es',
  howTo: [
    { icon: 'link', text: 'Eröffne einen Tisch und verschicke seinen Link oder Code. Niemand braucht ein Konto.' },
    { icon: 'bot', text: 'Setze Bots auf leere Plätze oder spiel allein.' },
    { icon: 'eye', text: 'Wer mag, schaut zu; öffentliche Tische stehen allen offen.' },
    { icon: 'clock', text: 'Geh und komm wieder, wann du willst: Die Partie wartet auf dich.' },
    { icon: 'lock', text: recoveryUse },
  ],
};

export const mine: Words['mine'] = {
  yourTurn: 'Du bist am Zug',
  turnOf: (names) => `${all(names)} am Zug`,
  waiting: (open) => `Wartet auf ${counted(open, people)}`,
  ready: 'Kann starten',
  round: (round) => `Runde ${round}`,
  alone: 'Allein',
  told: 'Nachrichten an',
  won: 'Gewonnen',
  lost: 'Verloren',
  shared: 'Sieg geteilt',
  wonTogether: 'Gemeinsam gewonnen',
  lostTogether: 'Gemeinsam verloren',
  came: (rank) => `Platz ${rank}`,
  against: (place, own, best) => `${place}, ${whole(own)} zu ${whole(best)}`,
  points: (total) => counted(total, points),
  all: (count) => `Alle ${count} zeigen`,
  resumeWith: (name) => `Weiter: ${name}`,
  lookAt: (name) => `Ansehen: ${name}`,
};
