import type { Resource } from '../../../src/table-facts.ts';
import type { DasWords } from '../das-locale.ts';
import { accusative, amountIn, amountsIn } from './cases.ts';
import { all, counted } from '@atoll/engine/formats/cs';

export const resources: DasWords['resources'] = { wood: 'dřevo', wool: 'vlna', grain: 'obilí', clay: 'hlína', ore: 'ruda' };

/** "2 dřeva a 1 ruda", or "nic". */
export const cards: DasWords['cards'] = (counts) => amountsIn('nominative', counts);

export const cardNames: DasWords['cardNames'] = { knight: 'Rytíř', point: 'Bod', roads: 'Dvě cesty', monopoly: 'Monopol', plenty: 'Rok hojnosti' };

export const pieces: Readonly<Record<keyof DasWords['pieces'], string>> = { settlement: 'vesnice', city: 'město', road: 'cesta', ship: 'loď' };

export const terrains: Readonly<Record<string, string>> = { forest: 'les', pasture: 'pastvina', field: 'pole', hill: 'pahorkatina', mountain: 'hora', desert: 'poušť' };

export const zones: Readonly<Record<string, string>> = { lagoon: 'laguna', strait: 'průliv', outer: 'vnější moře' };

export const categories: DasWords['categories'] = {
  settlements: 'Vesnice',
  cities: 'Města',
  lanes: 'Dráhy mezi atoly',
  route: 'Nejdelší obchodní cesta',
  army: 'Největší vojsko',
  cards: 'Karty s body',
};

export const countedCards = (count: number): string => counted(count, { one: 'karta', few: 'karty', other: 'karet' });

export const actions: DasWords['actions'] = {
  settlement: ({ corner }, names) => `Vesnice ${names.corner(corner)}`,
  city: ({ corner }, names) => `Město ${names.corner(corner)}`,
  road: ({ edge }, names) => `Cesta ${names.edge(edge)}`,
  ship: ({ edge }, names) => `Loď ${names.edge(edge)}`,
  move: ({ to }, names) => `Přesunout loď, ${names.edge(to)}`,
  robber: ({ hex }, names) => `Zloděj na hex ${names.hex(hex)}`,
  steal: ({ victim }, { who }) => `Okrást: ${who(victim)}`,
  spare: () => 'Neokrást nikoho',
  roll: () => 'Hodit kostkami',
  buy: () => 'Koupit kartu rozvoje',
  end: () => 'Ukončit tah',
  reveal: () => 'Ukázat body a vyhrát',
  knight: () => 'Zahrát rytíře: zloděj, pirát o jeden hex, krádež',
  'road-building': () => 'Zahrát Dvě cesty: dvě cesty nebo lodě zdarma',
  monopoly: ({ resource }) => `Monopol: ${resources[resource]}`,
  discard: ({ resource }) => `Odhodit ${amountIn('accusative', 1, resource)}`,
  plenty: ({ first, second }) => (first === second ? `Vzít ${amountIn('accusative', 2, first)}` : `Vzít ${amountIn('accusative', 1, first)} a ${amountIn('accusative', 1, second)}`),
  exchange: ({ give, get }) => `Směnit ${accusative(give)} za ${accusative(get)}`,
  give: ({ resource }) => `Dát ${accusative(resource)}`,
  want: ({ resource }) => `Chtít ${accusative(resource)}`,
  skip: ({ seat }, { who }) => `Neoslovit: ${who(seat)}`,
  propose: () => 'Podat nabídku',
  withdraw: () => 'Stáhnout nabídku',
  accept: () => 'Ano, platí',
  decline: () => 'Ne',
  never: () => 'V této partii nikdy',
  conclude: ({ partner }, { who }) => `Obchod: ${who(partner)}`,
};

const PIECES = { settlement: 'vesnici', city: 'město', road: 'cestu', ship: 'loď' } as const;
const THIEVES = { robber: 'zloděj', pirate: 'pirát' } as const;

const taken = (counts: readonly number[]): string => amountsIn('accusative', counts);

/** "1 vlnu", or "kartu". */
const stolen = (resource: Resource | 'hidden'): string => (resource === 'hidden' ? 'kartu' : amountIn('accusative', 1, resource));

export const events: DasWords['events'] = {
  built: ({ seat, what, at }, { who, corner, edge }) =>
    what === 'settlement' || what === 'city' ? `${who(seat)} staví ${PIECES[what]} ${corner(at)}.` : `${who(seat)} staví ${PIECES[what]} ${edge(at)}.`,
  'moved-ship': ({ seat, to }, { who, edge }) => `${who(seat)} přesouvá loď, ${edge(to)}.`,
  threw: ({ seat, dice: [a, b] }, { who }) => `${who(seat)} hází o to, kdo začne, ${a} a ${b}: ${a + b}.`,
  begins: ({ seat }, { who }) => `Začíná ${who(seat)}.`,
  rolled: ({ seat, dice: [a, b] }, { who }) => `${who(seat)} hází ${a} a ${b}: ${a + b}.`,
  got: ({ seat, cards: got }, { who }) => `${who(seat)} získává ${taken(got)}.`,
  shortage: ({ resource }) => `V bance chybí ${resources[resource]}.`,
  discarded: ({ seat, cards: lost }, { who }) => `${who(seat)} odhazuje ${taken(lost)}.`,
  robber: ({ seat, hex: at }, { who, hex }) => `${who(seat)} posílá zloděje na hex ${hex(at)}.`,
  pirate: ({ steps }) => `Pirát pluje dál o ${counted(steps, { one: 'hex', few: 'hexy', other: 'hexů' })}.`,
  stole: ({ seat, victim, by, resource }, { who }) => `${who(seat)} krade (${THIEVES[by]}): o ${stolen(resource)} přichází ${who(victim)}.`,
  spared: ({ seat }, { who }) => `${who(seat)} neokrádá nikoho.`,
  bought: ({ seat, card }, { who }) => (card === 'hidden' ? `${who(seat)} kupuje kartu rozvoje.` : `${who(seat)} kupuje kartu rozvoje: ${cardNames[card]}.`),
  played: ({ seat, card }, { who }) => `${who(seat)} hraje kartu ${cardNames[card]}.`,
  monopoly: ({ seat, resource, from, cards: count }, { who }) => `${who(from)} odevzdává ${amountIn('accusative', count, resource)} (monopol: ${who(seat)}).`,
  exchanged: ({ seat, give, rate, get }, { who }) => `${who(seat)} dává bance ${amountIn('accusative', rate, give)} za ${amountIn('accusative', 1, get)}.`,
  offered: ({ seat, give, want }, { who }) => `${who(seat)} nabízí ${taken(give)} za ${taken(want)}.`,
  countered: ({ seat, give, want }, { who }) => `${who(seat)} místo toho nabízí ${taken(give)} za ${taken(want)}.`,
  answered: ({ seat, answer }, { who }) => (answer === 'yes' ? `${who(seat)} s obchodem souhlasí.` : `${who(seat)} neobchoduje.`),
  refuses: ({ seat, give, get }, { who }) => `${who(seat)} v této partii nikdy nedá ${accusative(give)} za ${accusative(get)}.`,
  traded: ({ seat, partner, gave, got }, { who }) => `Obchod: ${who(seat)} dává ${taken(gave)}, ${who(partner)} dává ${taken(got)}.`,
  withdrew: ({ seat }, { who }) => `${who(seat)} stahuje nabídku ze stolu.`,
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
  got: (who, got) => `${all(who)} získávají každý ${taken(got)}.`,
  monopoly: (who, { cards: count, resource }, to) => `${all(who)} odevzdávají každý ${amountIn('accusative', count, resource)} (monopol: ${to}).`,
};

export const reasons: DasWords['reasons'] = {
  over: 'Partie skončila.',
  'not-your-turn': 'Nejsi na tahu.',
  'not-now': 'V této chvíli to nejde.',
  'no-such-place': 'Takové místo na mapě není.',
  occupied: 'Něco už tam stojí.',
  'not-on-land': 'To lze postavit jen na pevnině.',
  'not-at-sea': 'Loď potřebuje vedle sebe moře.',
  'too-close': 'Na sousedním rohu je stavba: mezi stavbami musí být aspoň jeden roh.',
  'not-connected': 'Nic tvého tam nevede.',
  'wrong-atoll': 'První vesnice patří na malý atol, druhá na velký.',
  'beside-the-settlement': 'Patří vedle právě položené vesnice.',
  pirate: 'Je tam pirát: u jeho hexu se loď nestaví ani nepřesouvá.',
  'cannot-pay': 'Nemáš na to karty.',
  'too-few-alike': 'Banka bere 4 stejné karty za 1, v přístavech 3 nebo 2. Tolik stejných nemáš.',
  'no-pieces': 'Žádný takový kus ti nezbývá, nebo pro něj není místo.',
  'no-settlement': 'Město nahrazuje některou tvoji vesnici.',
  'moved-before': 'V tomto tahu už se tvoje loď přesouvala.',
  'not-your-ship': 'To není tvoje loď.',
  'new-ship': 'Tato loď je postavená v tomto tahu.',
  'closed-lane': 'Přesunout lze jen loď na otevřeném konci dráhy.',
  'no-cards': 'Žádná karta rozvoje nezbývá.',
  'card-not-in-hand': 'Tuto kartu nemáš.',
  'card-is-new': 'Kartu nelze zahrát v tahu, ve kterém byla koupena.',
  'played-before': 'V tomto tahu už je jedna tvoje karta zahraná.',
  'bank-is-short': 'Banka tyto karty nemá.',
  'same-resource': 'Vyber dva různé druhy.',
  'not-in-hand': 'Tyto karty nemáš.',
  'robber-stays': 'Zloděj musí na jiný hex.',
  'no-victim': 'Tomuto hráči nelze nic ukrást.',
  'not-enough-points': 'K vítězství je potřeba 12 bodů.',
  'too-many-offers': 'V tomto tahu už máš za sebou 3 nabídky.',
  'offer-is-open': 'Tvoje nabídka leží na stole: nejdřív ji stáhni.',
  'no-offer': 'Na stole žádná nabídka neleží.',
  'not-asked': 'Nabídka není pro tebe, nebo už je tvoje odpověď známá.',
  'offer-is-full': 'V nabídce smějí být nejvýše 4 karty na každé straně.',
  'offer-is-empty': 'V nabídce musí být něco na obou stranách.',
  'on-both-sides': 'Stejný druh nemůže být na obou stranách.',
  'draft-order': 'Nejdřív řekni, co dáváš, pak co chceš.',
  'no-seat': 'Tohoto hráče nelze vynechat.',
  'not-one-for-one': 'Na celou partii lze odmítnout jen nabídku jednoho druhu za jeden jiný.',
  'no-answer': 'Tento hráč neřekl ano.',
};

export const unknownReason = 'To teď nejde.';
