import type { PluralForms } from '@atoll/engine';
import { all, counted } from '@atoll/engine/formats/cs';
import type { Colour } from '../../../src/board.ts';
import type { SteereWords } from '../steere-locale.ts';

const COLOURS = { black: 'Černý', white: 'Bílý' } as const satisfies Record<Colour, string>;
const STONES = { black: 'černý kámen', white: 'bílý kámen' } as const satisfies Record<Colour, string>;
const TOUCHED: Readonly<Record<'own' | Colour, PluralForms>> = {
  own: { one: 'tvůj kámen', few: 'tvoje kameny', other: 'tvých kamenů' },
  black: { one: 'černý kámen', few: 'černé kameny', other: 'černých kamenů' },
  white: { one: 'bílý kámen', few: 'bílé kameny', other: 'bílých kamenů' },
};

/** The texts of the table of Steere's Atoll in Czech. */
export const game: SteereWords = {
  you: 'Ty',
  bot: 'bot',
  seat: (seat) => `Místo ${seat + 1}`,
  aim: 'Propoj dva své ostrovy, které leží přesně proti sobě:',
  aimFirst: 'sever s jihem',
  aimSecond: 'nebo západ s východem',

  unchanged: 'Od tvého tahu se nic nezměnilo.',
  board: 'Deska',
  boardHelp: 'Šipky vedou po desce, Enter vybere políčko a dalším stiskem položí kámen, otazník vypíše všechny klávesy.',
  empty: 'prázdné',
  yours: 'tvůj kámen',
  stone: STONES,
  lastMove: 'poslední tah',
  suggested: 'doporučeno',
  chosenCell: 'vybráno, další Enter položí',
  touching: (count, whose) => counted(count, TOUCHED[whose]),
  touches: (things) => `sousedí: ${all(things)}`,
  row: (row) => `Řada ${row}`,
  rim: 'Tady deska končí.',

  moves: 'Tahy',
  movesNone: 'Zatím žádné tahy.',
  moveByYou: (colour) => `Ty (${COLOURS[colour]}),`,
  moveBy: (who, colour) => `${who} (${COLOURS[colour]}),`,
  swapped: 'výměna',
  wins: 'výhra',
  lookBack: (number, of) => `Po tahu ${number} z ${of}`,
  lookStart: 'Před prvním tahem',
  toNow: 'Do současnosti',
  earlier: 'O tah zpět',
  later: 'O tah dál',

  youPlacedSay: (colour, cell) => `Pokládáš ${STONES[colour]} na ${cell}.`,
  youSwappedSay: 'Vyměňuješ barvy a hraješ teď za Černého.',
  placedSay: (who, colour, cell) => `${who} pokládá ${STONES[colour]} na ${cell}.`,
  swappedSay: (who) => `${who} vyměňuje barvy a hraje teď za Černého.`,
  nothingYet: 'Zatím nikdo netáhl.',

  swapTitle: 'Vyměnit?',
  swapButton: 'Vyměnit: převzít Černého i tento kámen',
  swapSure: 'Ano, vyměnit: stiskni znovu',
  swapOnce: 'Jen teď, místo tvého prvního kamene.',
  placeAt: (cell) => `Položit na ${cell}`,
  choose: 'Vyber políčko',
  notNow: 'Teď nelze nic položit.',
  notYourTurn: (who) => `Na tahu je ${who}.`,
  over: 'Partie skončila.',
  watching: 'Tuto partii sleduješ.',
  past: 'Díváš se na dřívější tah. Kámen položíš po návratu do současnosti.',
  taken: (cell, colour) => `Na ${cell} už leží ${STONES[colour]}.`,

  typed: {
    label: 'Napsat tah',
    example: 'f5 nebo swap',
    send: 'Položit',
    missing: 'Napiš políčko, třeba f5, nebo swap.',
    shape: (said) => `„${said}“ není políčko: napiš písmeno sloupce a číslo řady, třeba f5, nebo swap.`,
    noCell: (said, size) => `Políčko ${said} na této desce není: sloupce a až ${String.fromCharCode(96 + size)}, řady 1 až ${size - 2} ` + `(ve sloupcích b, d, f a tak dále až ${size - 1}).`,
    noSwap: 'Vyměnit lze jen ve druhém tahu, místo položení kamene.',
  },

  hintSwap: 'Bot by vyměnil.',
  hintCell: (cell) => `Bot by položil kámen na ${cell}.`,
  coordinates: 'Souřadnice',
  zoomIn: 'Větší',
  zoomOut: 'Menší',
  whole: 'Celá deska',
  players: 'Hráči',
  aids: 'Pomůcky',
  toMove: 'na tahu',

  result: {
    connects: (who, from, to) => `${who} spojuje ${from} a ${to}`,
    youConnect: (from, to) => `Spojuješ ${from} a ${to}.`,
    wins: (who) => `Vítězí ${who}`,
    youSwapped: 'Po výměně hraješ za Černého.',
    swapped: (who) => `${who} hraje po výměně za Černého.`,
    swappedYou: (who) => `${who} hraje po výměně za Černého, ty za Bílého.`,
  },

  keyList: [
    ['↑ ↓', 'na políčko výš nebo níž'],
    ['← →', 'po řadě'],
    ['Shift ← →', 'vlevo nebo vpravo po druhé úhlopříčce'],
    ['Home, Page Up, End a Page Down', 'čtyři úhlopříčky, jako na číselné klávesnici'],
    ['Enter, mezerník', 'vybere políčko a pak tam položí kámen'],
    ['B', 'na desku'],
    ['T', 'napsat tah'],
    ['L', 'zopakuje poslední tah'],
    ['W', 'řekne, co se změnilo od tvého tahu'],
    ['H', 'nápověda, pokud ji stůl dovoluje'],
    ['[ ]', 'o tah zpět, o tah dál'],
    ['F1', 'pravidla, u toho, o kterém je právě řeč'],
    ['Esc', 'zruší výběr; do současnosti'],
    ['?', 'tento seznam'],
  ],
};
