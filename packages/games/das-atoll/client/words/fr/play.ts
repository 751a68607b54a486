import type { Resource } from '../../../src/table-facts.ts';
import type { DasWords } from '../das-locale.ts';
import { heldCards } from '../held-cards.ts';
import { all, counted } from '@atoll/engine/formats/fr';
import { de } from '@atoll/engine/french';

type Piece = keyof DasWords['pieces'];

export const resources: DasWords['resources'] = { wood: 'bois', wool: 'laine', grain: 'blé', clay: 'argile', ore: 'minerai' };

/** "2 blés", "1 argile": cards of a resource, by its name. */
export const ofKind = (count: number, name: string): string => counted(count, { one: name, other: name.endsWith('s') ? name : `${name}s` });

/** "du blé", "de l’argile": an unnamed amount of a resource. */
export const some: DasWords['resources'] = { wood: 'du bois', wool: 'de la laine', grain: 'du blé', clay: 'de l’argile', ore: 'du minerai' };

/** "2 blés et 1 minerai", or "rien". */
export const cards = heldCards({ all, nothing: 'rien', amount: (count, resource) => ofKind(count, resources[resource]) });

export const cardNames: DasWords['cardNames'] = { knight: 'Chevalier', point: 'Point', roads: 'Deux voies', monopoly: 'Monopole', plenty: 'Année faste' };

export const pieces: Readonly<Record<Piece, string>> = { settlement: 'colonie', city: 'ville', road: 'route', ship: 'bateau' };

export const onePiece: Readonly<Record<Piece, string>> = { settlement: 'une colonie', city: 'une ville', road: 'une route', ship: 'un bateau' };

export const terrains: Readonly<Record<string, string>> = { forest: 'forêt', pasture: 'pâturage', field: 'champ', hill: 'colline', mountain: 'montagne', desert: 'désert' };

const OUTER = 'pleine mer';

export const zones: Readonly<Record<string, string>> = { lagoon: 'lagon', strait: 'détroit', outer: OUTER };

/** "dans le lagon", "en pleine mer". */
export const inWater = (water: string): string => (water === OUTER ? `en ${water}` : `dans le ${water}`);

const FEMININE = [terrains['forest'], terrains['hill'], terrains['mountain'], OUTER];
const isFeminine = (hex: string): boolean => FEMININE.some((name) => hex.startsWith(name ?? hex));

/** "la forêt 9", "le lagon": a hex by its name. */
export const theHex = (hex: string): string => `${isFeminine(hex) ? 'la' : 'le'} ${hex}`;

/** "de la forêt 9", "du lagon" */
export const ofHex = (hex: string): string => `${isFeminine(hex) ? 'de la' : 'du'} ${hex}`;

export const categories: DasWords['categories'] = {
  settlements: 'Colonies',
  cities: 'Villes',
  lanes: 'Chenaux entre les atolls',
  route: 'Plus longue route',
  army: 'Plus grande armée',
  cards: 'Cartes Point',
};

export const countedCards = (count: number): string => counted(count, { one: 'carte', other: 'cartes' });

export const actions: DasWords['actions'] = {
  settlement: ({ corner }, names) => `Colonie, ${names.corner(corner)}`,
  city: ({ corner }, names) => `Ville, ${names.corner(corner)}`,
  road: ({ edge }, names) => `Route, ${names.edge(edge)}`,
  ship: ({ edge }, names) => `Bateau, ${names.edge(edge)}`,
  move: ({ to }, names) => `Déplacer le bateau, ${names.edge(to)}`,
  robber: ({ hex }, names) => `Voleur sur ${theHex(names.hex(hex))}`,
  steal: ({ victim }, { who }) => `Voler à ${who(victim)}`,
  spare: () => 'Ne voler personne',
  roll: () => 'Lancer les dés',
  buy: () => 'Acheter une carte Développement',
  end: () => 'Finir le tour',
  reveal: () => 'Montrer vos points et gagner',
  knight: () => 'Jouer un chevalier\u202f: voleur, pirate d’un hexagone, vol',
  'road-building': () => 'Jouer Deux voies\u202f: deux routes ou bateaux gratuits',
  monopoly: ({ resource }) => `Monopole\u202f: ${resources[resource]}`,
  discard: ({ resource }) => `Défausser 1 ${resources[resource]}`,
  plenty: ({ first, second }) => (first === second ? `Prendre ${ofKind(2, resources[first])}` : `Prendre 1 ${resources[first]} et 1 ${resources[second]}`),
  exchange: ({ give, get }) => `Échanger ${some[give]} contre ${some[get]}`,
  give: ({ resource }) => `Donner\u202f: ${resources[resource]}`,
  want: ({ resource }) => `Demander\u202f: ${resources[resource]}`,
  skip: ({ seat }, { who }) => `Ne pas demander à ${who(seat)}`,
  propose: () => 'Faire l’offre',
  withdraw: () => 'Retirer l’offre',
  accept: () => 'Oui, échanger',
  decline: () => 'Non',
  never: () => 'Jamais dans cette partie',
  conclude: ({ partner }, { who }) => `Échanger avec ${who(partner)}`,
};

const one = (resource: Resource | 'hidden'): string => (resource === 'hidden' ? 'une carte' : `1 ${resources[resource]}`);

const PLAYED = { knight: 'un Chevalier', point: 'un Point', roads: 'Deux voies', monopoly: 'un Monopole', plenty: 'une Année faste' } as const;

export const events: DasWords['events'] = {
  built: ({ seat, what, at }, { who, corner, edge }) =>
    what === 'settlement' || what === 'city' ? `${who(seat)} construit ${onePiece[what]}, ${corner(at)}.` : `${who(seat)} construit ${onePiece[what]}, ${edge(at)}.`,
  'moved-ship': ({ seat, to }, { who, edge }) => `${who(seat)} déplace un bateau, ${edge(to)}.`,
  threw: ({ seat, dice: [a, b] }, { who }) => `Pour savoir qui commence, ${who(seat)} lance ${a} et ${b}\u202f: ${a + b}.`,
  begins: ({ seat }, { who }) => `${who(seat)} commence.`,
  rolled: ({ seat, dice: [a, b] }, { who }) => `${who(seat)} lance ${a} et ${b}\u202f: ${a + b}.`,
  got: ({ seat, cards: got }, { who }) => `${who(seat)} reçoit ${cards(got)}.`,
  shortage: ({ resource }) => `La banque n’a plus assez ${de(resources[resource])}.`,
  discarded: ({ seat, cards: lost }, { who }) => `${who(seat)} défausse ${cards(lost)}.`,
  robber: ({ seat, hex: at }, { who, hex }) => `${who(seat)} envoie le voleur sur ${theHex(hex(at))}.`,
  pirate: ({ steps }) => `Le pirate avance de ${counted(steps, { one: 'hexagone', other: 'hexagones' })}.`,
  stole: ({ seat, victim, by, resource }, { who }) => `${who(seat)} vole ${one(resource)} à ${who(victim)} avec le ${by === 'pirate' ? 'pirate' : 'voleur'}.`,
  spared: ({ seat }, { who }) => `${who(seat)} ne vole personne.`,
  bought: ({ seat, card }, { who }) => (card === 'hidden' ? `${who(seat)} achète une carte Développement.` : `${who(seat)} achète une carte Développement\u202f: ${cardNames[card]}.`),
  played: ({ seat, card }, { who }) => `${who(seat)} joue ${PLAYED[card]}.`,
  monopoly: ({ seat, resource, from, cards: count }, { who }) => `${who(from)} remet ${ofKind(count, resources[resource])} à ${who(seat)}.`,
  exchanged: ({ seat, give, rate, get }, { who }) => `${who(seat)} donne à la banque ${ofKind(rate, resources[give])} contre 1 ${resources[get]}.`,
  offered: ({ seat, give, want }, { who }) => `${who(seat)} offre ${cards(give)} contre ${cards(want)}.`,
  countered: ({ seat, give, want }, { who }) => `${who(seat)} donnerait plutôt ${cards(give)} contre ${cards(want)}.`,
  answered: ({ seat, answer }, { who }) => (answer === 'yes' ? `${who(seat)} accepterait.` : `${who(seat)} refuse l’échange.`),
  refuses: ({ seat, give, get }, { who }) => `Dans cette partie, ${who(seat)} ne donnera jamais ${de(resources[give])} contre ${some[get]}.`,
  traded: ({ seat, partner, gave, got }, { who }) => `${who(seat)} donne à ${who(partner)} ${cards(gave)} contre ${cards(got)}.`,
  withdrew: ({ seat }, { who }) => `${who(seat)} retire son offre.`,
  connected: ({ seat, lanes }, { who }) => `${who(seat)} relie les atolls\u202f: ${counted(lanes, { one: 'chenal', other: 'chenaux' })}, 1 point de plus.`,
  award: ({ award, seat }, { who }) => {
    const what = award === 'route' ? 'la plus longue route commerciale' : 'la plus grande armée';
    return seat < 0 ? `Plus personne ne détient ${what}.` : `${who(seat)} a ${what}\u202f: 2 points.`;
  },
  turn: ({ seat, round }, { who }) => `Manche ${round}\u202f: à ${who(seat)} de jouer.`,
  shown: ({ seat, points }, { who }) => `${who(seat)} montre ${counted(points, { one: 'carte Point', other: 'cartes Point' })}.`,
  over: ({ winner }, { who }) => (winner < 0 ? 'La partie se termine après sa dernière manche.' : `${who(winner)} gagne.`),
};

export const each: DasWords['each'] = {
  got: (who, got) => `${all(who)} reçoivent chacun ${cards(got)}.`,
  monopoly: (who, { cards: count, resource }, to) => `${all(who)} remettent chacun ${ofKind(count, resources[resource])} à ${to}.`,
};

export const reasons: DasWords['reasons'] = {
  over: 'La partie est terminée.',
  'not-your-turn': 'Ce n’est pas à vous de jouer.',
  'not-now': 'Ce n’est pas possible en ce moment.',
  'no-such-place': 'Cet endroit n’existe pas sur la carte.',
  occupied: 'Il y a déjà quelque chose là.',
  'not-on-land': 'Il faut de la terre.',
  'not-at-sea': 'Un bateau doit longer la mer.',
  'too-close': 'Le sommet voisin porte un bâtiment\u202f: il faut un sommet entre les deux.',
  'not-connected': 'Rien à vous ne mène là.',
  'wrong-atoll': 'La première colonie va sur le petit atoll, la deuxième sur le grand.',
  'beside-the-settlement': 'Sa place est à côté de la colonie que vous venez de poser.',
  pirate: 'Le pirate est là\u202f: on ne construit ni ne déplace de bateau sur son hexagone.',
  'cannot-pay': 'Vous n’avez pas les cartes qu’il faut.',
  'too-few-alike': 'La banque prend 4 cartes identiques pour 1, dans les ports 3 ou 2. Vous n’en avez pas autant.',
  'no-pieces': 'Il ne vous reste plus de cette pièce, ou plus d’endroit pour elle.',
  'no-settlement': 'Une ville remplace une de vos colonies.',
  'moved-before': 'Vous avez déjà déplacé un bateau à ce tour.',
  'not-your-ship': 'Ce bateau n’est pas à vous.',
  'new-ship': 'Ce bateau a été construit à ce tour.',
  'closed-lane': 'Seul un bateau au bout ouvert d’un chenal peut être déplacé.',
  'no-cards': 'Il ne reste plus de carte Développement.',
  'card-not-in-hand': 'Vous n’avez pas cette carte.',
  'card-is-new': 'Une carte ne se joue pas au tour où elle a été achetée.',
  'played-before': 'Vous avez déjà joué une carte à ce tour.',
  'bank-is-short': 'La banque n’a pas ces cartes.',
  'same-resource': 'Choisissez deux sortes différentes.',
  'not-in-hand': 'Vous n’avez pas ces cartes.',
  'robber-stays': 'Le voleur doit aller sur un autre hexagone.',
  'no-victim': 'On ne peut rien voler à cette personne.',
  'not-enough-points': 'Il faut 12 points pour gagner.',
  'too-many-offers': 'Vous avez déjà fait 3 offres à ce tour.',
  'offer-is-open': 'Votre offre est sur la table\u202f: retirez-la d’abord.',
  'no-offer': 'Il n’y a pas d’offre sur la table.',
  'not-asked': 'On ne vous a rien demandé, ou vous avez déjà répondu.',
  'offer-is-full': 'Une offre compte au plus 4 cartes de chaque côté.',
  'offer-is-empty': 'Une offre contient quelque chose des deux côtés.',
  'on-both-sides': 'La même sorte ne peut pas être des deux côtés.',
  'draft-order': 'Dites d’abord ce que vous donnez, puis ce que vous voulez.',
  'no-seat': 'Cette personne ne peut pas être laissée de côté.',
  'not-one-for-one': 'Seule une offre d’une sorte contre une autre peut être refusée pour toute la partie.',
  'no-answer': 'Cette personne n’a pas dit oui.',
};

export const unknownReason = 'Ce n’est pas possible maintenant.';
