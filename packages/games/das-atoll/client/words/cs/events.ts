import { all, counted } from '@atoll/engine/formats/cs';
import type { Resource } from '../../../src/table-facts.ts';
import type { DasWords } from '../das-locale.ts';
import { accusative, amountIn, amountsIn } from './cases.ts';
import { cardChange } from '../held-cards.ts';
import { cardNames, countedCards, resources } from './names.ts';

const PIECES = { settlement: 'vesnici', city: 'město', road: 'cestu', ship: 'loď' } as const;
const THIEVES = { robber: 'zloděj', pirate: 'pirát' } as const;

const cards = (counts: readonly number[]): string => amountsIn('accusative', counts);

/** "1 vlnu", or "kartu". */
const stolen = (resource: Resource | 'hidden'): string => (resource === 'hidden' ? 'kartu' : amountIn('accusative', 1, resource));

export const events: DasWords['events'] = {
  built: ({ seat, what, at }, { who, corner, edge }) =>
    what === 'settlement' || what === 'city' ? `${who(seat)} staví ${PIECES[what]} ${corner(at)}.` : `${who(seat)} staví ${PIECES[what]} ${edge(at)}.`,
  'moved-ship': ({ seat, to }, { who, edge }) => `${who(seat)} přesouvá loď, ${edge(to)}.`,
  threw: ({ seat, dice: [a, b] }, { who }) => `${who(seat)} hází o to, kdo začne, ${a} a ${b}: ${a + b}.`,
  begins: ({ seat }, { who }) => `Začíná ${who(seat)}.`,
  rolled: ({ seat, dice: [a, b] }, { who }) => `${who(seat)} hází ${a} a ${b}: ${a + b}.`,
  got: ({ seat, cards: got }, { who }) => `${who(seat)} získává ${cards(got)}.`,
  shortage: ({ resource }) => `V bance chybí ${resources[resource]}.`,
  chose: () => '',
  discarded: ({ seat, cards: lost }, { who }) => `${who(seat)} odhazuje ${cards(lost)}.`,
  robber: ({ seat, hex: at }, { who, hex }) => `${who(seat)} posílá zloděje na hex ${hex(at)}.`,
  pirate: ({ steps }) => `Pirát pluje dál o ${counted(steps, { one: 'hex', few: 'hexy', other: 'hexů' })}.`,
  stole: ({ seat, victim, by, resource }, { who }) => `${who(seat)} krade (${THIEVES[by]}): o ${stolen(resource)} přichází ${who(victim)}.`,
  spared: ({ seat }, { who }) => `${who(seat)} neokrádá nikoho.`,
  bought: ({ seat, card }, { who }) => (card === 'hidden' ? `${who(seat)} kupuje kartu rozvoje.` : `${who(seat)} kupuje kartu rozvoje: ${cardNames[card]}.`),
  played: ({ seat, card }, { who }) => `${who(seat)} hraje kartu ${cardNames[card]}.`,
  monopoly: ({ seat, resource, from, cards: count }, { who }) => `${who(from)} odevzdává ${amountIn('accusative', count, resource)} (monopol: ${who(seat)}).`,
  exchanged: ({ seat, give, rate, get }, { who }) => `${who(seat)} dává bance ${amountIn('accusative', rate, give)} za ${amountIn('accusative', 1, get)}.`,
  drafted: () => '',
  skipped: () => '',
  offered: ({ seat, give, want }, { who }) => `${who(seat)} nabízí ${cards(give)} za ${cards(want)}.`,
  countered: ({ seat, give, want }, { who }) => `${who(seat)} místo toho nabízí ${cards(give)} za ${cards(want)}.`,
  answered: ({ seat, answer }, { who }) => (answer === 'yes' ? `${who(seat)} s obchodem souhlasí.` : `${who(seat)} neobchoduje.`),
  refuses: ({ seat, give, get }, { who }) => `${who(seat)} v této partii nikdy nedá ${accusative(give)} za ${accusative(get)}.`,
  traded: ({ seat, partner, gave, got }, { who }) => `Obchod: ${who(seat)} dává ${cards(gave)}, ${who(partner)} dává ${cards(got)}.`,
  withdrew: ({ seat }, { who }) => `${who(seat)} stahuje nabídku ze stolu.`,
  ended: () => '',
  connected: ({ seat, lanes }, { who }) => `${who(seat)} spojuje atoly: ${counted(lanes, { one: 'dráha', few: 'dráhy', other: 'drah' })}, o 1 bod více.`,
  award: ({ award, seat }, { who }) => {
    const what = award === 'route' ? 'nejdelší obchodní cestu' : 'největší vojsko';
    return seat < 0 ? `Nikdo už nemá ${what}.` : `${who(seat)} má ${what}: 2 body.`;
  },
  turn: ({ seat, round }, { who }) => `Kolo ${round}: na tahu je ${who(seat)}.`,
  shown: ({ seat, points }, { who }) => `${who(seat)} ukazuje ${counted(points, { one: 'kartu s bodem', few: 'karty s body', other: 'karet s body' })}.`,
  over: ({ winner }, { who }) => (winner < 0 ? 'Partie po posledním kole končí.' : `Vítězí ${who(winner)}.`),
};

export const each: DasWords['each'] = {
  got: (who, got) => `${all(who)} získávají každý ${cards(got)}.`,
  monopoly: (who, { cards: count, resource }, to) => `${all(who)} odevzdávají každý ${amountIn('accusative', count, resource)} (monopol: ${to}).`,
};

export const change = cardChange(countedCards);
