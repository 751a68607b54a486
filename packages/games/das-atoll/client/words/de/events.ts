import { all, counted } from '@atoll/engine/formats/de';
import type { Resource } from '../../../src/table-facts.ts';
import type { DasWords } from '../das-locale.ts';
import { cardChange } from '../held-cards.ts';
import { cardNames, cards, countedCards, resources } from './names.ts';

const one = (resource: Resource | 'hidden'): string => (resource === 'hidden' ? 'eine Karte' : `1 ${resources[resource]}`);

/** Pieces in the form that follows a verb. */
const BUILT = { settlement: 'eine Siedlung', city: 'eine Stadt', road: 'eine Straße', ship: 'ein Schiff' } as const;
const PLAYED = { knight: 'einen Ritter', point: 'einen Punkt', roads: 'Zwei Wege', monopoly: 'ein Monopol', plenty: 'Überfluss' } as const;
const THIEVES = { robber: 'Räuber', pirate: 'Pirat' } as const;

export const events: DasWords['events'] = {
  built: ({ seat, what, at }, { who, corner, edge }) =>
    what === 'settlement' || what === 'city' ? `${who(seat)} baut ${BUILT[what]}, ${corner(at)}.` : `${who(seat)} baut ${BUILT[what]}, ${edge(at)}.`,
  'moved-ship': ({ seat, to }, { who, edge }) => `${who(seat)} versetzt ein Schiff, ${edge(to)}.`,
  threw: ({ seat, dice: [a, b] }, { who }) => `${who(seat)} würfelt darum, wer beginnt: ${a} und ${b}, zusammen ${a + b}.`,
  begins: ({ seat }, { who }) => `${who(seat)} beginnt.`,
  rolled: ({ seat, dice: [a, b] }, { who }) => `${who(seat)} würfelt ${a} und ${b}: ${a + b}.`,
  got: ({ seat, cards: got }, { who }) => `${who(seat)} bekommt ${cards(got)}.`,
  shortage: ({ resource }) => `Die Bank hat nicht genug ${resources[resource]}.`,
  chose: () => '',
  discarded: ({ seat, cards: lost }, { who }) => `${who(seat)} wirft ${cards(lost)} ab.`,
  robber: ({ seat, hex: at }, { who, hex }) => `${who(seat)} schickt den Räuber auf ${hex(at)}.`,
  pirate: ({ steps }) => `Der Pirat segelt ${counted(steps, { one: 'Feld', other: 'Felder' })} weiter.`,
  stole: ({ seat, victim, by, resource }, { who }) => `${who(seat)} stiehlt ${one(resource)} von ${who(victim)} (${THIEVES[by]}).`,
  spared: ({ seat }, { who }) => `${who(seat)} bestiehlt niemanden.`,
  bought: ({ seat, card }, { who }) => (card === 'hidden' ? `${who(seat)} kauft eine Entwicklungskarte.` : `${who(seat)} kauft eine Entwicklungskarte: ${cardNames[card]}.`),
  played: ({ seat, card }, { who }) => `${who(seat)} spielt ${PLAYED[card]}.`,
  monopoly: ({ seat, resource, from, cards: count }, { who }) => `${who(from)} gibt ${who(seat)} ${count} ${resources[resource]}.`,
  exchanged: ({ seat, give, rate, get }, { who }) => `${who(seat)} gibt der Bank ${rate} ${resources[give]} für 1 ${resources[get]}.`,
  drafted: () => '',
  skipped: () => '',
  offered: ({ seat, give, want }, { who }) => `${who(seat)} bietet ${cards(give)} für ${cards(want)}.`,
  countered: ({ seat, give, want }, { who }) => `${who(seat)} würde stattdessen ${cards(give)} für ${cards(want)} geben.`,
  answered: ({ seat, answer }, { who }) => (answer === 'yes' ? `${who(seat)} würde tauschen.` : `${who(seat)} tauscht nicht.`),
  refuses: ({ seat, give, get }, { who }) => `${who(seat)} gibt in dieser Partie nie ${resources[give]} für ${resources[get]}.`,
  traded: ({ seat, partner, gave, got }, { who }) => `${who(seat)} gibt ${who(partner)} ${cards(gave)} für ${cards(got)}.`,
  withdrew: ({ seat }, { who }) => `${who(seat)} zieht das Angebot zurück.`,
  ended: () => '',
  connected: ({ seat, lanes }, { who }) => `${who(seat)} verbindet die Atolle: ${counted(lanes, { one: 'Fahrrinne', other: 'Fahrrinnen' })}, 1 Punkt mehr.`,
  award: ({ award, seat }, { who }) => {
    const what = award === 'route' ? 'die längste Handelsroute' : 'die größte Rittermacht';
    return seat < 0 ? `Niemand hat mehr ${what}.` : `${who(seat)} hat ${what}: 2 Punkte.`;
  },
  turn: ({ seat, round }, { who }) => `Runde ${round}: ${who(seat)} ist am Zug.`,
  shown: ({ seat, points }, { who }) => `${who(seat)} zeigt ${counted(points, { one: 'Karte mit einem Punkt', other: 'Karten mit Punkten' })}.`,
  over: ({ winner }, { who }) => (winner < 0 ? 'Die Partie ist nach ihrer letzten Runde vorbei.' : `${who(winner)} gewinnt.`),
};

export const each: DasWords['each'] = {
  got: (who, got) => `${all(who)} bekommen je ${cards(got)}.`,
  monopoly: (who, { cards: count, resource }, to) => `${all(who)} geben ${to} je ${count} ${resources[resource]}.`,
};

export const change = cardChange(countedCards);
