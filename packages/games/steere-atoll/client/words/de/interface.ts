import { all } from '@atoll/engine/formats/de';
import type { Colour } from '../../../src/board.ts';
import type { SteereWords } from '../steere-locale.ts';

const COLOURS = { black: 'Schwarz', white: 'Weiß' } as const satisfies Record<Colour, string>;
const WHOSE = { own: 'eigene', black: 'schwarze', white: 'weiße' } as const;
const NUMBERS = ['keine', 'einen', 'zwei', 'drei', 'vier', 'fünf', 'sechs'] as const;

/** The table of Steere's Atoll in German. */
export const game: SteereWords = {
  you: 'Du',
  bot: 'Bot',
  seat: (seat) => `Platz ${seat + 1}`,
  aim: 'Verbinde zwei deiner Inseln, die einander gegenüberliegen:',
  aimFirst: 'Norden mit Süden',
  aimSecond: 'oder Westen mit Osten',

  unchanged: 'Seit deinem Zug hat sich nichts geändert.',
  board: 'Brett',
  boardHelp: 'Pfeiltasten führen über das Brett, Enter wählt ein Feld und setzt beim zweiten Mal den Stein, das Fragezeichen zeigt alle Tasten.',
  empty: 'leer',
  yours: 'dein Stein',
  stone: { black: 'schwarzer Stein', white: 'weißer Stein' },
  lastMove: 'letzter Zug',
  suggested: 'empfohlen',
  chosenCell: 'gewählt, noch einmal Enter setzt',
  touching: (count, whose) => (count === 1 ? `einen ${WHOSE[whose]}n` : `${NUMBERS[count]} ${WHOSE[whose]}`),
  touches: (things) => `berührt ${all(things)}`,
  row: (row) => `Reihe ${row}`,
  rim: 'Hier endet das Brett.',

  moves: 'Züge',
  movesNone: 'Noch keine Züge.',
  moveByYou: (colour) => `Du (${COLOURS[colour]}),`,
  moveBy: (who, colour) => `${who} (${COLOURS[colour]}),`,
  swapped: 'tauscht',
  wins: 'gewinnt',
  lookBack: (number, of) => `Nach Zug ${number} von ${of}`,
  lookStart: 'Vor dem ersten Zug',
  toNow: 'Zum aktuellen Stand',
  earlier: 'Einen Zug zurück',
  later: 'Einen Zug weiter',

  youPlacedSay: (colour, cell) => `Du hast ${COLOURS[colour]} auf ${cell} gesetzt.`,
  youSwappedSay: 'Du hast getauscht und spielst jetzt Schwarz.',
  placedSay: (who, colour, cell) => `${who} setzt ${COLOURS[colour]} auf ${cell}.`,
  swappedSay: (who) => `${who} tauscht und spielt jetzt Schwarz.`,
  nothingYet: 'Noch hat niemand gezogen.',

  swapTitle: 'Tauschen?',
  swapButton: 'Tauschen: Schwarz mit diesem Stein übernehmen',
  swapSure: 'Ja, tauschen: noch einmal drücken',
  swapOnce: 'Nur jetzt möglich, anstelle deines ersten Steins.',
  placeAt: (cell) => `Auf ${cell} setzen`,
  choose: 'Feld wählen',
  notNow: 'Jetzt lässt sich nichts setzen.',
  notYourTurn: (who) => `${who} ist am Zug.`,
  over: 'Die Partie ist vorbei.',
  watching: 'Du schaust dieser Partie zu.',
  past: 'Du siehst einen früheren Zug. Geh zum aktuellen Stand, um einen Stein zu setzen.',
  taken: (cell, colour) => `Auf ${cell} liegt schon ein ${game.stone[colour]}.`,

  typed: {
    label: 'Zug eintippen',
    example: 'f5 oder swap',
    send: 'Setzen',
    missing: 'Tippe ein Feld wie f5 ein oder swap zum Tauschen.',
    shape: (said) => `„${said}“ ist kein Feld: Tippe Spaltenbuchstabe und Reihenzahl wie f5 ein oder swap zum Tauschen.`,
    noCell: (said, size) =>
      `${said} gibt es auf diesem Brett nicht: Spalten a bis ${String.fromCharCode(96 + size)}, Reihen 1 bis ${size - 2} ` + `(bis ${size - 1} in den Spalten b, d, f und so weiter).`,
    noSwap: 'Tauschen geht nur als zweiter Zug, anstatt einen Stein zu setzen.',
  },

  hintSwap: 'Der Bot würde tauschen.',
  hintCell: (cell) => `Der Bot würde auf ${cell} setzen.`,
  coordinates: 'Koordinaten',
  zoomIn: 'Größer',
  zoomOut: 'Kleiner',
  whole: 'Ganzes Brett',
  players: 'Am Tisch',
  aids: 'Hilfen',
  toMove: 'am Zug',

  result: {
    connects: (who, from, to) => `${who} verbindet ${from} und ${to}`,
    youConnect: (from, to) => `Du verbindest ${from} und ${to}.`,
    wins: (who) => `${who} gewinnt`,
    youSwapped: 'Du hast Schwarz übernommen.',
    swapped: (who) => `${who} übernimmt Schwarz.`,
    swappedYou: (who) => `${who} übernimmt Schwarz: Du spielst Weiß.`,
  },

  keyList: [
    ['↑ ↓', 'zum Feld darüber oder darunter'],
    ['← →', 'die Reihe entlang'],
    ['Umschalt ← →', 'nach links oder rechts auf der anderen Diagonale'],
    ['Pos1, Bild auf, Ende, Bild ab', 'die vier Diagonalen, wie auf dem Ziffernblock'],
    ['Enter, Leertaste', 'das Feld wählen, dann einen Stein dorthin setzen'],
    ['B', 'zum Brett'],
    ['T', 'einen Zug eintippen'],
    ['L', 'den letzten Zug noch einmal sagen'],
    ['W', 'sagen, was sich seit deinem Zug geändert hat'],
    ['H', 'Tipp, wo der Tisch es erlaubt'],
    ['[ ]', 'einen Zug zurück, einen Zug weiter'],
    ['F1', 'die Regeln, an der Stelle, um die es gerade geht'],
    ['Esc', 'loslassen; zurück zum aktuellen Stand'],
    ['?', 'diese Liste'],
  ],
};
