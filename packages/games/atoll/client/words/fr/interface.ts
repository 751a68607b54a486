import { formatsFor } from '@atoll/engine';
import { de } from '@atoll/engine/french';
import type { AtollWords } from '../atoll-locale.ts';

const { all, counted, plural, series, signed, whole } = formatsFor('fr');
const oneOf = (count: number): string => (count === 1 ? 'le seul' : `l’un des ${whole(count)}`);
const prey = { one: 'proie', other: 'proies' };
const colonies = { one: 'colonie', other: 'colonies' };
const cards = { one: 'carte', other: 'cartes' };

/** The table's texts beside the game's own phrases. */
export const game: AtollWords['game'] = {
  // an article stays with its noun, so that a narrow button has two lines
  groups: {
    buyAnimal: 'Acheter un\u00a0animal',
    buyCoral: 'Acheter un\u00a0corail',
    feed: 'Nourrir',
    useCoral: 'Activer un\u00a0corail',
    grow: 'Croissance',
    purify: 'Épuration de l’eau',
    sell: 'Vente d’algues',
    bloom: 'Prolifération',
    pass: 'Passer',
  },
  animals: 'Animaux',
  large: 'Gros poissons',
  corals: 'Coraux',
  actions: 'Actions',
  inDeck: (count) => `${count} dans la pioche`,
  left: (count) => `reste ${count}`,
  each: (left) => `chacun, ${left}`,
  leaving: 'partent à la Récupération',
  round: (round) => `Manche ${round}`,
  roundOf: (round) => `Manche ${round} sur 4`,
  lastRound: 'Dernière manche\u202f: ni revenu ni bonus',
  incomeTitle: 'Revenu',
  incomeWhen: 'à la Récupération',
  tourists: 'Touristes',
  scientists: 'Scientifiques',
  colonies: (count) => counted(count, colonies),
  bonusTitle: 'Bonus, le meilleur d’abord',
  bonusAlone: 'Passer rapporte',
  nth: (row) => `${row}.`,
  open: 'libre',
  pointsNow: (points) => plural(points, { one: 'point actuel', other: 'points actuels' }),
  passed: 'a passé',
  playing: 'encore en jeu',
  moving: 'joue',
  seeReef: (name) => `Voir le récif ${de(name)}`,
  seePrey: (count, name) => `${counted(count, prey)} sur le récif ${de(name)}`,
  seePreyShort: (count) => counted(count, prey),
  huntOthers: 'Elle ne vit que sur d’autres récifs.',
  huntOffer: 'Seule l’offre en contient.',
  huntToo: 'Vous pouvez aussi chasser.',
  verdict: (winners) =>
    winners.length === 1
      ? `${winners[0] ?? ''} a le plus beau récif`
      : `${all(winners)} ont les plus beaux récifs, à égalité`,
  seeReefShort: 'Son récif',
  seeOwnShort: 'Mon récif',
  seeOwn: 'Retour à mon récif',
  reefOf: (name) => `Récif ${de(name)}`,
  whole: 'Voir tout le récif',
  closer: 'Se rapprocher',
  more: {
    left: 'Suite du récif à gauche',
    right: 'Suite du récif à droite',
    top: 'Suite du récif en haut',
    bottom: 'Suite du récif en bas',
  },
  glance: {
    high: (high, animals) =>
      `${high} sur ${counted(animals, { one: 'animal', other: 'animaux' })} au niveau haut`,
    large: (count) => counted(count, { one: 'Gros poisson', other: 'Gros poissons' }),
    symbioses: (count) => counted(count, { one: 'Symbiose', other: 'Symbioses' }),
  },
  huntReady: 'prête',
  huntUsed: 'utilisée',
  resources: {
    coin: 'pièces',
    plankton: 'plancton',
    scale: 'écailles',
    popularity: 'popularité',
    pollution: 'pollution',
    hunt: 'Chasse',
  },
  askFirst: (what) => `${what}\u202f? Confirmez, ou appuyez encore une fois.`,
  chooseOne: {
    buyAnimal: (kind, count) => `${kind}\u202f: choisissez ${oneOf(count)} que vous pouvez payer.`,
    buyCoral: (kind, count) => `${kind}\u202f: choisissez ${oneOf(count)} que vous pouvez payer.`,
    feed: (kind, count) => `${kind}\u202f: choisissez ${oneOf(count)} que vous pouvez nourrir.`,
    useCoral: (kind, count) => `${kind}\u202f: choisissez ${oneOf(count)} que vous pouvez activer.`,
    other: (kind, count) =>
      count === 1
        ? `${kind}\u202f: un seul choix possible.`
        : `${kind}\u202f: choisissez parmi ${whole(count)} possibilités.`,
  },
  payWith: { kind: 'D’abord en pièces', scales: 'D’abord en écailles', ask: 'Me demander' },
  passAsk: 'Passer jusqu’à la fin de la manche\u202f?',
  passLoses: (kinds) => `Vous pourriez encore\u202f: ${all(kinds)}.`,
  which: 'Que choisir\u202f?',
  passYes: 'Oui, passer',
  passNo: 'Continuer',
  todo: 'Actions',
  log: 'Journal',
  you: 'Vous',
  close: 'Fermer',
  watching: 'Vous regardez la partie. Pointez une carte pour la lire.',
  unread: 'Pointez une carte pour la lire ici.',
  readCard: 'Lire la carte',
  cardBefore: 'Carte précédente',
  cardAfter: 'Carte suivante',
  alone: {
    title: 'Solo',
    rules: [
      'Pas d’événements\u202f; la Biodiversité compte.',
      'Toute carte des offres peut être chassée.',
      'À la Récupération, vous choisissez les cartes qui partent.',
      'Votre rang selon vos points à la fin\u202f:',
    ],
    reached: 'atteint',
    next: (rank, from) => `${from} points\u202f: ${rank}`,
  },
  event: {
    title: 'Événements',
    inDeck: (count) => `reste ${count}`,
    before: (count) =>
      `${counted(count, cards)} dans la pioche\u202f; la première est révélée quand tout le monde a passé.`,
    kind: { persistent: 'Durable', immediate: 'Immédiat' },
    card: (kind) => `Événement · ${kind}`,
    time: {
      persistent: (round) =>
        round < 3 ? `jusqu’à l’événement de la manche ${round + 1}` : 'jusqu’à la fin de la partie',
      immediate: (round) => `survenu après la manche ${round}`,
    },
    inForce: 'En vigueur\u202f:',
    happened: 'A eu lieu\u202f:',
    earlier: 'Avant\u202f:',
    change: (by) => `${signed(by)} `,
    forbidden: 'interdit',
    by: (event) => `à cause de l’événement ${event}`,
  },
  level: ['Bas', 'Moyen', 'Haut'],
  cards: (count) => counted(count, cards),
  scales: (count) => plural(count, { one: 'écaille', other: 'écailles' }),
  coloniesNeeded: (count) => `demande ${counted(count, colonies)}`,
  seat: (seat) => `Place ${seat + 1}`,
  pointsNowRows: {
    none: 'Rien ne compte encore.',
    row: (label, points) => `${label} ${whole(points)}`,
    all: (rows) => `${series(rows)}.`,
  },
};
