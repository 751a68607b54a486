import type { Catalogue } from '../catalogue.ts';
import { islandName } from '../islands.ts';

const colours: Catalogue['colours'] = { black: 'Schwarz', white: 'Weiß' };
const sides: Catalogue['sides'] = { north: 'Norden', east: 'Osten', south: 'Süden', west: 'Westen' };
const ISLANDS: Catalogue['sides'] = { north: 'Nordinsel', east: 'Ostinsel', south: 'Südinsel', west: 'Westinsel' };
const island: Catalogue['island'] = (colour, side) => `${ISLANDS[side]} von ${colours[colour]}`;

export const catalogue: Catalogue = {
  id: 'de',
  ...{ colours, sides, island },
  questions: {
    none: { you: () => 'Die Partie ist vorbei.', other: () => 'Die Partie ist vorbei.' },
    place: { you: (colour) => `Du spielst ${colour}: Setze einen Stein.`, other: (name, colour) => `${name} (${colour}) setzt einen Stein.` },
    answer: { you: (colour) => `Du spielst ${colour}: Setze einen Stein oder tausche und übernimm den ersten.`, other: (name, colour) => `${name} (${colour}) setzt einen Stein oder tauscht.` },
  },
  actions: { place: ({ cell }) => `Setze einen Stein auf ${cell}`, swap: () => 'Tausche die Farben und spiele Schwarz' },
  events: {
    placed: ({ colour, cell }, name) => `${name} (${colours[colour]}) setzt einen Stein auf ${cell}.`,
    swapped: (_, name) => `${name} tauscht und spielt von jetzt an Schwarz; Weiß ist am Zug.`,
    won: ({ colour, from, to }, name) => `${name} verbindet die ${islandName(island, from)} mit der ${islandName(island, to)}: ${colours[colour]} gewinnt.`,
  },
  reasons: {
    over: () => 'Die Partie ist vorbei.',
    'not-your-turn': () => 'Du bist nicht am Zug.',
    'no-such-cell': ({ cell = '', last = '' }) => `Das Feld ${cell} gibt es auf diesem Brett nicht: Nenne eine Spalte von a bis ${last} und eine Reihe, von Süden gezählt, zum Beispiel b1.`,
    occupied: ({ cell = '' }) => `Auf ${cell} liegt schon ein Stein.`,
    'swap-off': () => 'Diese Partie wird ohne Tausch gespielt.',
    'swap-not-now': () => 'Tauschen darf nur, wer als Zweites zieht, und nur als Antwort auf den ersten Stein.',
    malformed: ({ message = '' }) => `Das ist kein Zug: ${message}.`,
  },
  unknownReason: 'Das ist jetzt nicht möglich.',
  scores: { win: 'Sieg' },
  seat: (seat) => `Platz ${seat + 1}`,
  swapHelp: 'Zuerst zu setzen ist ein Vorteil. Ist dir der erste Stein zu stark, dann tausche: Er wird deiner, du spielst Schwarz, ' + 'und die andere Seite macht als Weiß weiter.',
};
