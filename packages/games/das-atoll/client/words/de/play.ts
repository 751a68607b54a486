import type { Resource } from '../../../src/table-facts.ts';
import type { DasWords } from '../das-locale.ts';
import { heldCards } from '../held-cards.ts';
import { all, counted } from '@atoll/engine/formats/de';

export const resources: DasWords['resources'] = { wood: 'Holz', wool: 'Wolle', grain: 'Getreide', clay: 'Lehm', ore: 'Erz' };

/** "2 Holz und 1 Erz", or "nichts". */
export const cards = heldCards({ all, nothing: 'nichts', amount: (count, resource) => `${count} ${resources[resource]}` });

export const cardNames: DasWords['cardNames'] = { knight: 'Ritter', point: 'Punkt', roads: 'Zwei Wege', monopoly: 'Monopol', plenty: 'Überfluss' };

export const pieces: DasWords['pieces'] = { settlement: 'Siedlung', city: 'Stadt', road: 'Straße', ship: 'Schiff' };

export const terrains: Readonly<Record<string, string>> = { forest: 'Wald', pasture: 'Weide', field: 'Acker', hill: 'Hügel', mountain: 'Gebirge', desert: 'Wüste' };

/** All are feminine: "in der Lagune". */
export const zones: Readonly<Record<string, string>> = { lagoon: 'Lagune', strait: 'Meerenge', outer: 'Außensee' };

export const categories: DasWords['categories'] = {
  settlements: 'Siedlungen',
  cities: 'Städte',
  lanes: 'Fahrrinnen zwischen den Atollen',
  route: 'Längste Handelsroute',
  army: 'Größte Rittermacht',
  cards: 'Karten mit Punkten',
};

export const countedCards = (count: number): string => counted(count, { one: 'Karte', other: 'Karten' });

export const actions: DasWords['actions'] = {
  settlement: ({ corner }, names) => `Siedlung, ${names.corner(corner)}`,
  city: ({ corner }, names) => `Stadt, ${names.corner(corner)}`,
  road: ({ edge }, names) => `Straße, ${names.edge(edge)}`,
  ship: ({ edge }, names) => `Schiff, ${names.edge(edge)}`,
  move: ({ to }, names) => `Versetze das Schiff, ${names.edge(to)}`,
  robber: ({ hex }, names) => `Räuber auf ${names.hex(hex)}`,
  steal: ({ victim }, { who }) => `Bestiehl ${who(victim)}`,
  spare: () => 'Niemanden bestehlen',
  roll: () => 'Würfeln',
  buy: () => 'Entwicklungskarte kaufen',
  end: () => 'Zug beenden',
  reveal: () => 'Zeig deine Punkte und gewinne',
  knight: () => 'Spiele einen Ritter: Räuber, Pirat ein Feld weiter, Diebstahl',
  'road-building': () => 'Spiele Zwei Wege: zwei Straßen oder Schiffe kostenlos',
  monopoly: ({ resource }) => `Monopol auf ${resources[resource]}`,
  discard: ({ resource }) => `Wirf 1 ${resources[resource]} ab`,
  plenty: ({ first, second }) => (first === second ? `Nimm 2 ${resources[first]}` : `Nimm 1 ${resources[first]} und 1 ${resources[second]}`),
  exchange: ({ give, get }) => `Tausche ${resources[give]} gegen ${resources[get]}`,
  give: ({ resource }) => `Gib ${resources[resource]}`,
  want: ({ resource }) => `Verlange ${resources[resource]}`,
  skip: ({ seat }, { who }) => `Frag ${who(seat)} nicht`,
  propose: () => 'Mach das Angebot',
  withdraw: () => 'Zieh das Angebot zurück',
  accept: () => 'Ja, tauschen',
  decline: () => 'Nein',
  never: () => 'In dieser Partie nie',
  conclude: ({ partner }, { who }) => `Tausche mit ${who(partner)}`,
};

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
  discarded: ({ seat, cards: lost }, { who }) => `${who(seat)} wirft ${cards(lost)} ab.`,
  robber: ({ seat, hex: at }, { who, hex }) => `${who(seat)} schickt den Räuber auf ${hex(at)}.`,
  pirate: ({ steps }) => `Der Pirat segelt ${counted(steps, { one: 'Feld', other: 'Felder' })} weiter.`,
  stole: ({ seat, victim, by, resource }, { who }) => `${who(seat)} stiehlt ${one(resource)} von ${who(victim)} (${THIEVES[by]}).`,
  spared: ({ seat }, { who }) => `${who(seat)} bestiehlt niemanden.`,
  bought: ({ seat, card }, { who }) => (card === 'hidden' ? `${who(seat)} kauft eine Entwicklungskarte.` : `${who(seat)} kauft eine Entwicklungskarte: ${cardNames[card]}.`),
  played: ({ seat, card }, { who }) => `${who(seat)} spielt ${PLAYED[card]}.`,
  monopoly: ({ seat, resource, from, cards: count }, { who }) => `${who(from)} gibt ${who(seat)} ${count} ${resources[resource]}.`,
  exchanged: ({ seat, give, rate, get }, { who }) => `${who(seat)} gibt der Bank ${rate} ${resources[give]} für 1 ${resources[get]}.`,
  offered: ({ seat, give, want }, { who }) => `${who(seat)} bietet ${cards(give)} für ${cards(want)}.`,
  countered: ({ seat, give, want }, { who }) => `${who(seat)} würde stattdessen ${cards(give)} für ${cards(want)} geben.`,
  answered: ({ seat, answer }, { who }) => (answer === 'yes' ? `${who(seat)} würde tauschen.` : `${who(seat)} tauscht nicht.`),
  refuses: ({ seat, give, get }, { who }) => `${who(seat)} gibt in dieser Partie nie ${resources[give]} für ${resources[get]}.`,
  traded: ({ seat, partner, gave, got }, { who }) => `${who(seat)} gibt ${who(partner)} ${cards(gave)} für ${cards(got)}.`,
  withdrew: ({ seat }, { who }) => `${who(seat)} zieht das Angebot zurück.`,
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

export const reasons: DasWords['reasons'] = {
  over: 'Die Partie ist vorbei.',
  'not-your-turn': 'Du bist nicht am Zug.',
  'not-now': 'Das ist in diesem Moment nicht möglich.',
  'no-such-place': 'Diese Stelle gibt es auf der Landkarte nicht.',
  occupied: 'Dort steht schon etwas.',
  'not-on-land': 'Dafür braucht es Land.',
  'not-at-sea': 'Ein Schiff braucht Meer neben sich.',
  'too-close': 'An der nächsten Ecke steht ein Gebäude: Dazwischen muss eine Ecke frei sein.',
  'not-connected': 'Dorthin führt nichts von dir.',
  'wrong-atoll': 'Die erste Siedlung kommt auf das kleine Atoll, die zweite auf das große.',
  'beside-the-settlement': 'Es kommt neben die Siedlung, die du gerade gesetzt hast.',
  pirate: 'Dort ist der Pirat: An seinem Feld wird kein Schiff gebaut oder versetzt.',
  'cannot-pay': 'Dir fehlen die Karten dafür.',
  'too-few-alike': 'Die Bank nimmt 4 gleiche Karten für 1, an Häfen 3 oder 2. So viele hast du nicht.',
  'no-pieces': 'Du hast keine solche Figur mehr oder keine Stelle dafür.',
  'no-settlement': 'Eine Stadt ersetzt eine deiner Siedlungen.',
  'moved-before': 'Du hast in diesem Zug schon ein Schiff versetzt.',
  'not-your-ship': 'Das ist nicht dein Schiff.',
  'new-ship': 'Dieses Schiff wurde in diesem Zug gebaut.',
  'closed-lane': 'Versetzen kannst du nur ein Schiff am offenen Ende einer Fahrrinne.',
  'no-cards': 'Es ist keine Entwicklungskarte mehr da.',
  'card-not-in-hand': 'Du hast diese Karte nicht.',
  'card-is-new': 'Eine Karte wird nicht in dem Zug gespielt, in dem sie gekauft wurde.',
  'played-before': 'Du hast in diesem Zug schon eine Karte gespielt.',
  'bank-is-short': 'Die Bank hat diese Karten nicht.',
  'same-resource': 'Wähle zwei verschiedene Sorten.',
  'not-in-hand': 'Du hast diese Karten nicht.',
  'robber-stays': 'Der Räuber muss auf ein anderes Feld.',
  'no-victim': 'Hier lässt sich nichts stehlen.',
  'not-enough-points': 'Zum Sieg braucht es 12 Punkte.',
  'too-many-offers': 'Du hast in diesem Zug schon 3 Angebote gemacht.',
  'offer-is-open': 'Dein Angebot liegt auf dem Tisch: Zieh es erst zurück.',
  'no-offer': 'Auf dem Tisch liegt kein Angebot.',
  'not-asked': 'Du wurdest nicht gefragt oder hast schon geantwortet.',
  'offer-is-full': 'Ein Angebot nennt höchstens 4 Karten je Seite.',
  'offer-is-empty': 'Ein Angebot nennt auf beiden Seiten etwas.',
  'on-both-sides': 'Dieselbe Sorte kann nicht auf beiden Seiten stehen.',
  'draft-order': 'Sag zuerst, was du gibst, dann, was du willst.',
  'no-seat': 'Diese Person lässt sich nicht auslassen.',
  'not-one-for-one': 'Für die ganze Partie ablehnen lässt sich nur ein Angebot einer Sorte für eine andere.',
  'no-answer': 'Diese Person hat nicht Ja gesagt.',
};

export const unknownReason = 'Das ist jetzt nicht möglich.';
