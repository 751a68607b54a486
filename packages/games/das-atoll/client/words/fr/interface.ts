import { formatsFor } from '@atoll/engine';
import type { DasWords } from '../das-locale.ts';
import { actions } from './actions.ts';
import { change, each, events } from './events.ts';
import { cardNames, cards, categories, countedCards, pieces, resources } from './names.ts';
import { inWater, ofHex, ofKind, onePiece, terrains, theHex, zones } from './names.ts';
import { offers } from './offers.ts';
import { reasons, unknownReason } from './reasons.ts';
import { sheet } from './sheet.ts';

const { all, counted, plural, tenth } = formatsFor('fr');

type Pieces = Readonly<Record<keyof DasWords['pieces'], string>>;

/** French. */
export const game: Omit<DasWords, 'pieces'> & { readonly pieces: Pieces } = {
  ...{ actions, events, change, each, reasons, unknownReason },
  missing: (some: string) => `Il manque\u202f: ${some}.`,
  ...{ resources, pieces, cards, cardNames, categories, sheet, offers },
  seatName: (seat) => `Place ${seat + 1}`,
  hint: (action) => `Le bot ferait ceci\u202f: ${action}.`,
  wins: (who) =>
    `${all(who)} ${plural(who.length, { one: 'gagne', other: 'partagent la victoire' })}`,
  round: (round) => (round === 0 ? 'Mise en place' : `Manche ${round}`),
  headline: (round, most) => (round === 0 ? 'Mise en place' : `Manche ${round} sur ${most}`),
  late: (left) =>
    left === 0
      ? 'La dernière manche\u202f: ensuite, qui a le plus de points l’emporte.'
      : `Encore ${counted(left, { one: 'manche', other: 'manches' })} après celle-ci, puis qui a le plus de points l’emporte.`,

  titles: {
    map: 'Carte',
    players: 'Joueurs',
    hand: 'Votre main',
    cards: 'Vos cartes Développement',
    actions: 'Actions',
    dice: 'Dés',
    points: 'Points',
    bank: 'Banque',
    log: 'Journal',
    offer: 'Offre',
    parts: 'Ce qui est montré',
    table: 'Carte',
  },
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  whole: 'Carte entière',

  status: {
    over: 'La partie est terminée.',
    lot: 'Lancez les dés pour savoir qui commence\u202f: le plus haut lancer.',
    settle: (atoll) =>
      ({
        small: 'Posez une colonie sur le petit atoll.',
        large: 'Posez une colonie sur le grand atoll.',
        either: 'Posez une colonie sur l’un des atolls.',
      })[atoll],
    firstPiece: 'Posez à côté une route ou un bateau.',
    roll: 'Lancez les dés, ou jouez d’abord une carte.',
    discard: (count) => `Un sept\u202f: choisissez ${countedCards(count)} à défausser.`,
    robber: 'Envoyez le voleur sur un autre hexagone.',
    pirateTheft: 'Le pirate vole\u202f: choisissez à qui.',
    robberTheft:
      'Le pirate n’a trouvé personne\u202f: volez quelqu’un près du voleur, ou personne.',
    free: (left) =>
      `Posez gratuitement ${counted(left, { one: 'route ou bateau', other: 'routes ou bateaux' })}.`,
    main: 'Échangez, construisez, finissez votre tour.',
    offered: 'Votre offre est sur la table.',
    special: 'Vous pouvez construire avant le tour suivant.',
    answer: (who) => `${who} vous propose un échange.`,
    others: {
      lot: (who) => `${who} lance les dés pour savoir qui commence.`,
      settle: (who) => `${who} pose une colonie.`,
      'first-piece': (who) => `${who} pose une route ou un bateau.`,
      roll: (who) => `${who} va lancer les dés.`,
      discard: (who) =>
        `Un sept\u202f: ${all(who)} ${plural(who.length, { one: 'défausse', other: 'défaussent' })}.`,
      robber: (who) => `${who} envoie le voleur.`,
      'pirate-theft': (who) => `${who} choisit la victime du pirate.`,
      'robber-theft': (who) => `${who} choisit la victime du voleur.`,
      'free-pieces': (who) => `${who} pose gratuitement des routes ou des bateaux.`,
      main: (who) => `${who} échange et construit.`,
      special: (who) => `${who} peut construire avant le tour suivant.`,
    },
  },

  groups: {
    roll: 'Lancer',
    settlement: 'Colonie',
    city: 'Ville',
    road: 'Route',
    ship: 'Bateau',
    move: 'Déplacer',
    buy: 'Carte',
    trade: 'Offre',
    exchange: 'Banque',
    knight: 'Chevalier',
    'road-building': 'Deux voies',
    monopoly: 'Monopole',
    plenty: 'Année faste',
    reveal: 'Gagner',
    withdraw: 'Retirer',
    end: 'Finir le tour',
  },
  shortcuts: {
    roll: 'D',
    settlement: 'C',
    city: 'V',
    road: 'R',
    ship: 'B',
    move: 'M',
    buy: 'A',
    trade: 'O',
    exchange: 'E',
    knight: 'K',
    'road-building': 'X',
    monopoly: 'N',
    plenty: 'P',
    reveal: 'G',
    withdraw: '',
    end: 'F',
  },
  answer: 'Votre réponse',
  pointAt: 'Choisissez un endroit éclairé.',
  thenWhere: 'Choisissez où va le bateau.',

  spoken: {
    help: 'Les flèches parcourent la carte, Page suivante va au prochain endroit à choisir, Entrée choisit, I lit.',
    row: (row) => `Rangée ${row}`,
    land: (terrain, chip) =>
      chip > 0 ? `${terrains[terrain] ?? terrain} ${chip}` : (terrains[terrain] ?? terrain),
    sea: (zone) => zones[zone] ?? zone,
    corner: (hexes) =>
      hexes.length > 1 ? `sommet entre ${all(hexes.map(theHex))}` : `sommet au bord, ${all(hexes)}`,
    edge: {
      between: (hexes) => `arête entre ${all(hexes.map(theHex))}`,
      within: (water) => `arête ${inWater(water)}`,
      rim: (hex) => `arête au bord, ${hex}`,
    },
    at: {
      corner: (hexes) => `près ${all(hexes.map(ofHex))}`,
      edge: {
        between: (hexes) => `entre ${all(hexes.map(theHex))}`,
        within: (water) => inWater(water),
        rim: (hex) => `près ${ofHex(hex)}, au bord`,
      },
    },
    small: (hex) => `${hex} du petit atoll`,
    piece: (what, who) => `${what}\u202f: ${who}`,
    harbour: (rate, resource) =>
      resource === 'any'
        ? `port, ${rate} cartes identiques contre 1`
        : `port, ${ofKind(rate, resource)} contre 1`,
    robber: 'le voleur est ici',
    pirate: 'le pirate est ici',
    pirateNext: 'le pirate va venir ici',
    open: (what) => `possible ici\u202f: ${all(what)}`,
    kinds: { ...onePiece, move: 'un bateau déplacé', robber: 'le voleur' },
    chosen: 'choisi, Entrée de nouveau confirme',
    edgeOfMap: 'La carte s’arrête ici.',
    yields: (dots) => `${counted(dots, { one: 'lancer', other: 'lancers' })} sur 36`,
  },

  seat: {
    hand: countedCards,
    development: (count) =>
      counted(count, { one: 'carte Développement', other: 'cartes Développement' }),
    knights: (count) => counted(count, { one: 'chevalier joué', other: 'chevaliers joués' }),
    route: (count) => `route commerciale de ${count}`,
    lanes: (count) => counted(count, { one: 'chenal', other: 'chenaux' }),
    longest: 'plus longue route commerciale',
    largest: 'plus grande armée',
    points: (count) => counted(count, { one: 'point', other: 'points' }),
    left: 'Pièces restantes',
    you: 'vous',
    discards: (count) => `défausse ${count}`,
  },

  held: (resource, count) => ofKind(count, resource),
  rate: (rate) => `${rate}\u202f: 1`,
  rateSpoken: (rate, resource) => `la banque prend ${ofKind(rate, resource)} contre 1`,
  after: (to: number) => `→ ${to}`,
  newCard: 'nouvelle',
  noCards: 'Aucune carte Développement',
  cardMeaning: {
    knight: 'Le voleur se déplace, le pirate avance d’un hexagone, et l’un des deux vole.',
    point: 'Vaut 1 point, et reste secrète jusqu’à ce qu’elle fasse gagner.',
    roads: 'Deux routes ou bateaux gratuits.',
    monopoly: 'Tous les autres remettent toutes leurs cartes d’une sorte.',
    plenty: 'Deux cartes de votre choix, prises à la banque.',
  },

  trade: {
    title: 'Faire une offre',
    counterTitle: 'Faire une contre-offre',
    give: 'Vous donnez',
    want: 'Vous voulez',
    get: 'Vous recevez',
    turnedDown: 'Personne ne veut de cet échange.',
    ask: 'À qui',
    send: 'Offrir',
    sending: 'Envoi…',
    left: (left) =>
      `Encore ${counted(left, { one: 'offre possible', other: 'offres possibles' })} à ce tour`,
    most: (most) => `jusqu’à ${countedCards(most)} de chaque côté`,
    more: (side, resource) => `${side}\u202f: 1 ${resource} de plus`,
    less: (side, resource) => `${side}\u202f: 1 ${resource} de moins`,
    close: 'Fermer',
    offers: (who) => `${who} offre`,
    forWhat: 'contre',
    yours: 'Votre offre',
    answers: {
      'not-asked': 'hors de l’offre',
      open: 'réfléchit',
      no: 'non',
      yes: 'accepterait',
      counter: 'contre-offre',
    },
    counter: 'Contre-offre',
    instead: (give, want) => `donne ${give} contre ${want}`,
    tradeWith: (who) => `Échanger avec ${who}`,
    withdraw: 'Retirer',
    accept: 'Oui, échanger',
    decline: 'Non',
    never: (give, get) => `Jamais dans cette partie\u202f: ${give} contre ${get}`,
    lacking: 'Vous n’avez pas ces cartes.',
    bank: 'Échanger avec la banque',
    bankGive: 'Donner',
    bankGet: 'Prendre',
    bankStock: (count) => `${count} dans la banque`,
    bankChoose: 'Choisissez ce que vous donnez, puis ce que vous prenez.',
    empty: 'Indiquez quelque chose des deux côtés.',
  },

  discard: {
    title: (count) => `Défausser ${countedCards(count)}`,
    rest: (left) => (left === 0 ? 'complet' : `encore ${left}`),
    suggest: 'Conseil',
    send: 'Défausser',
    side: 'Défausse',
    waiting: (who) =>
      `${all(who)} ${plural(who.length, { one: 'choisit', other: 'choisissent' })} encore.`,
  },

  dice: {
    none: 'pas encore lancés',
    thrown: (a, b) => `${a} et ${b}\u202f: ${a + b}`,
    count: (throws) => counted(throws, { one: 'lancer', other: 'lancers' }),
    row: (sum, count, expected) => `${sum}\u202f: ${count}, attendu ${tenth(expected)}`,
    sum: 'Somme',
    seen: 'Obtenu',
    expected: 'Attendu',
    fair: 'La ligne montre ce que donneraient en moyenne des dés non pipés.',
  },

  bank: {
    deck: (count) =>
      `${counted(count, { one: 'carte Développement', other: 'cartes Développement' })} dans la pioche`,
  },
  tracker: { pirate: (steps) => `pirate +${steps}` },
  total: 'Total',
  source: 'Source',
};
