import { all } from '@atoll/engine/formats/fr';
import { elides } from '@atoll/engine/french';
import type { Colour } from '../../../src/board.ts';
import type { SteereWords } from '../steere-locale.ts';

const COLOURS = { black: 'les noirs', white: 'les blancs' } as const satisfies Record<Colour, string>;
const STONES = { black: 'noire', white: 'blanche' } as const satisfies Record<Colour, string>;
const NUMBERS = ['aucune', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six'] as const;

/** "une pierre noire", "deux pierres noires". */
const stones = (count: number, colour: Colour): string => (count > 1 ? `${NUMBERS[count]} pierres ${STONES[colour]}s` : `${NUMBERS[count]} pierre ${STONES[colour]}`);

/** A side with its article: "le nord", "l’est". */
const the = (side: string): string => (elides(side) ? `l’${side}` : `le ${side}`);

/** French. */
export const game: SteereWords = {
  you: 'Vous',
  bot: 'bot',
  seat: (seat) => `Place ${seat + 1}`,
  aim: 'Reliez deux de vos îles situées face à face\u202f:',
  aimFirst: 'du nord au sud',
  aimSecond: 'ou d’ouest en est',

  unchanged: 'Rien n’a changé depuis votre coup.',
  board: 'Plateau',
  boardHelp: 'Les flèches changent de case, Entrée choisit une case et y pose la pierre au second appui, le point d’interrogation donne toutes les touches.',
  empty: 'vide',
  yours: 'votre pierre',
  stone: { black: 'pierre noire', white: 'pierre blanche' },
  lastMove: 'dernier coup',
  suggested: 'conseillé',
  chosenCell: 'choisie, Entrée de nouveau pose la pierre',
  touching: (count, whose) => (whose === 'own' ? `${NUMBERS[count]} des vôtres` : stones(count, whose)),
  touches: (things) => `touche ${all(things)}`,
  row: (row) => `Rangée ${row}`,
  rim: 'Le plateau s’arrête ici.',

  moves: 'Coups',
  movesNone: 'Aucun coup pour l’instant.',
  moveByYou: (colour) => `Vous (${COLOURS[colour]})\u202f:`,
  moveBy: (who, colour) => `${who} (${COLOURS[colour]})\u202f:`,
  swapped: 'échange',
  wins: 'gagne',
  lookBack: (number, of) => `Après le coup ${number} sur ${of}`,
  lookStart: 'Avant le premier coup',
  toNow: 'Au présent',
  earlier: 'Un coup en arrière',
  later: 'Un coup en avant',

  youPlacedSay: (colour, cell) => `Vous posez une pierre ${STONES[colour]} en ${cell}.`,
  youSwappedSay: 'Vous échangez et jouez désormais les noirs.',
  placedSay: (who, colour, cell) => `${who} pose une pierre ${STONES[colour]} en ${cell}.`,
  swappedSay: (who) => `${who} échange et joue désormais les noirs.`,
  nothingYet: 'Aucun coup n’a encore été joué.',

  swapTitle: 'Échanger\u202f?',
  swapButton: 'Échanger\u202f: prendre les noirs et cette pierre',
  swapSure: 'Oui, échanger\u202f: appuyez encore une fois',
  swapOnce: 'Possible seulement maintenant, au lieu de votre première pierre.',
  placeAt: (cell) => `Poser en ${cell}`,
  choose: 'Choisir une case',
  notNow: 'On ne peut rien poser maintenant.',
  notYourTurn: (who) => `C’est à ${who} de jouer.`,
  over: 'La partie est terminée.',
  watching: 'Vous regardez cette partie.',
  past: 'Vous regardez un coup passé. Revenez au présent pour poser une pierre.',
  taken: (cell, colour) => `Il y a déjà une pierre ${STONES[colour]} en ${cell}.`,

  typed: {
    label: 'Taper un coup',
    example: 'f5 ou swap',
    send: 'Poser',
    missing: 'Tapez une case comme f5, ou swap pour échanger.',
    shape: (said) => `«\u202f${said}\u202f» n’est pas une case\u202f: tapez une lettre de colonne et un numéro de rangée, comme f5, ou swap pour échanger.`,
    noCell: (said, size) =>
      `Il n’y a pas de case ${said} sur ce plateau\u202f: colonnes a à ${String.fromCharCode(96 + size)}, rangées 1 à ${size - 2} ` +
      `(jusqu’à ${size - 1} dans les colonnes b, d, f et ainsi de suite).`,
    noSwap: 'L’échange n’est possible qu’au deuxième coup, au lieu de poser une pierre.',
  },

  hintSwap: 'Le bot échangerait.',
  hintCell: (cell) => `Le bot jouerait en ${cell}.`,
  coordinates: 'Coordonnées',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  whole: 'Plateau entier',
  players: 'Joueurs',
  aids: 'Aides',
  toMove: 'joue',

  result: {
    connects: (who, from, to) => `${who} relie ${the(from)} et ${the(to)}`,
    youConnect: (from, to) => `Vous reliez ${the(from)} et ${the(to)}.`,
    wins: (who) => `${who} gagne`,
    youSwapped: 'Vous avez pris les noirs.',
    swapped: (who) => `${who} a pris les noirs.`,
    swappedYou: (who) => `${who} a pris les noirs\u202f: vous jouez les blancs.`,
  },

  keyList: [
    ['↑ ↓', 'vers la case du dessus ou du dessous'],
    ['← →', 'le long de la rangée'],
    ['Maj ← →', 'vers la gauche ou la droite par l’autre diagonale'],
    ['Début, Page précédente, Fin, Page suivante', 'les quatre diagonales, comme sur un pavé numérique'],
    ['Entrée, Espace', 'choisir la case, puis y poser une pierre'],
    ['B', 'vers le plateau'],
    ['T', 'taper un coup'],
    ['L', 'répéter le dernier coup'],
    ['W', 'dire ce qui a changé depuis votre coup'],
    ['H', 'conseil, si la table le permet'],
    ['[ ]', 'un coup en arrière, un coup en avant'],
    ['F1', 'les règles, à celle dont il est question'],
    ['Échap', 'annuler\u202f; retour au présent'],
    ['?', 'cette liste'],
  ],
};
