import { formatsFor } from '@atoll/engine';
import type { AtollWords } from '../atoll-locale.ts';

const { all, counted, plural, series, signed, whole } = formatsFor('de');

/** The table's texts beside the game's own phrases. */
export const game: AtollWords['game'] = {
  groups: {
    buyAnimal: 'Tier kaufen',
    buyCoral: 'Koralle kaufen',
    feed: 'Füttern',
    useCoral: 'Koralle nutzen',
    grow: 'Wachsen',
    purify: 'Wasserreinigung',
    sell: 'Algenverkauf',
    bloom: 'Algenblüte',
    pass: 'Passen',
  },
  animals: 'Tiere',
  large: 'Große Fische',
  corals: 'Korallen',
  actions: 'Aktionen',
  inDeck: (count) => `${count} im Stapel`,
  left: (count) => `${count} übrig`,
  each: (left) => `je Karte, ${left}`,
  leaving: 'gehen bei der Erholung',
  round: (round) => `Runde ${round}`,
  roundOf: (round) => `Runde ${round} von 4`,
  lastRound: 'Letzte Runde: kein Einkommen, kein Bonus',
  incomeTitle: 'Einkommen',
  incomeWhen: 'bei der Erholung',
  tourists: 'Touristen',
  scientists: 'Forschende',
  colonies: (count) => counted(count, { one: 'Kolonie', other: 'Kolonien' }),
  bonusTitle: 'Passen bringt, Bestes zuerst',
  bonusAlone: 'Passen bringt',
  nth: (row) => `${row}.`,
  open: 'frei',
  pointsNow: (points) => plural(points, { one: 'Punkt jetzt', other: 'Punkte jetzt' }),
  passed: 'hat gepasst',
  playing: 'noch in der Runde',
  moving: 'ist am Zug',
  seeReef: (name) => `Riff von ${name} ansehen`,
  seePrey: (count, name) => `Beute im Riff von ${name}: ${count}`,
  seePreyShort: (count) => `Beute: ${count}`,
  huntOthers: 'Solche Beute lebt nur in anderen Riffen.',
  huntOffer: 'Solche Beute liegt nur in der Auslage.',
  huntToo: 'Du darfst auch jagen.',
  verdict: (winners) =>
    winners.length === 1
      ? `${winners[0] ?? ''} hat das schönste Riff`
      : `${all(winners)} haben gleich schöne Riffe`,
  seeReefShort: 'Zum Riff',
  seeOwnShort: 'Mein Riff',
  seeOwn: 'Zurück zu deinem Riff',
  reefOf: (name) => `Riff von ${name}`,
  whole: 'Ganzes Riff zeigen',
  closer: 'Näher heran',
  more: {
    left: 'Mehr vom Riff links',
    right: 'Mehr vom Riff rechts',
    top: 'Mehr vom Riff oben',
    bottom: 'Mehr vom Riff unten',
  },
  glance: {
    high: (high, animals) =>
      `${high} von ${counted(animals, { one: 'Tier', other: 'Tieren' })} auf Hoch`,
    large: (count) => counted(count, { one: 'Großer Fisch', other: 'Große Fische' }),
    symbioses: (count) => counted(count, { one: 'Symbiose', other: 'Symbiosen' }),
  },
  huntReady: 'bereit',
  huntUsed: 'genutzt',
  resources: {
    coin: 'Münzen',
    plankton: 'Plankton',
    scale: 'Fischschuppen',
    popularity: 'Beliebtheit',
    pollution: 'Verschmutzung',
    hunt: 'Jagd',
  },
  askFirst: (what) => `${what}: Bestätige es oder drücke noch einmal darauf.`,
  chooseOne: {
    buyAnimal: (kind, count) =>
      count === 1
        ? `${kind}: Nur eines kannst du bezahlen.`
        : `${kind}: Wähle eines von ${whole(count)}, die du bezahlen kannst.`,
    buyCoral: (kind, count) =>
      count === 1
        ? `${kind}: Nur eine kannst du bezahlen.`
        : `${kind}: Wähle eine von ${whole(count)}, die du bezahlen kannst.`,
    feed: (kind, count) =>
      count === 1
        ? `${kind}: Nur ein Tier kann fressen.`
        : `${kind}: Wähle eines von ${whole(count)}, die fressen können.`,
    useCoral: (kind, count) =>
      count === 1
        ? `${kind}: Nur eine kannst du nutzen.`
        : `${kind}: Wähle eine von ${whole(count)}, die du nutzen kannst.`,
    other: (kind, count) =>
      count === 1
        ? `${kind}: Es gibt nur eine Möglichkeit.`
        : `${kind}: Wähle eine von ${whole(count)} Möglichkeiten.`,
  },
  payWith: { kind: 'Erst mit Münzen', scales: 'Erst mit Schuppen', ask: 'Jedes Mal fragen' },
  passAsk: 'Für den Rest dieser Runde passen?',
  passLoses: (kinds) => `Noch möglich: ${all(kinds)}.`,
  which: 'Was davon?',
  passYes: 'Ja, passen',
  passNo: 'Weiterspielen',
  todo: 'Aktionen',
  log: 'Verlauf',
  you: 'Du',
  close: 'Schließen',
  watching: 'Du schaust zu. Zeig auf eine Karte, um sie zu lesen.',
  unread: 'Zeig auf eine Karte, um sie hier zu lesen.',
  readCard: 'Karte lesen',
  cardBefore: 'Vorige Karte',
  cardAfter: 'Nächste Karte',
  alone: {
    title: 'Allein',
    rules: [
      'Keine Ereignisse; Artenvielfalt wird gewertet.',
      'Jedes Tier der Auslagen darf gejagt werden.',
      'Bei der Erholung wählst du, welche Karten gehen.',
      'Dein Rang nach Punkten am Ende:',
    ],
    reached: 'erreicht',
    next: (rank, from) => `${from} Punkte: ${rank}`,
  },
  event: {
    title: 'Ereignisse',
    inDeck: (count) => `${count} übrig`,
    before: (count) =>
      `${counted(count, { one: 'Karte', other: 'Karten' })} im Stapel; die erste wird aufgedeckt, wenn alle gepasst haben.`,
    kind: { persistent: 'Dauerhaft', immediate: 'Sofort' },
    card: (kind) => `Ereignis · ${kind}`,
    time: {
      persistent: (round) =>
        round < 3 ? `bis zum Ereignis von Runde ${round + 1}` : 'bis zum Ende der Partie',
      immediate: (round) => `geschah nach Runde ${round}`,
    },
    inForce: 'In Kraft:',
    happened: 'Geschehen:',
    earlier: 'Früher:',
    change: (by) => `${signed(by)} `,
    forbidden: 'verboten',
    by: (event) => `wegen des Ereignisses ${event}`,
  },
  level: ['Niedrig', 'Mittel', 'Hoch'],
  cards: (count) => counted(count, { one: 'Karte', other: 'Karten' }),
  scales: (count) => plural(count, { one: 'Fischschuppe', other: 'Fischschuppen' }),
  coloniesNeeded: (count) => `braucht ${counted(count, { one: 'Kolonie', other: 'Kolonien' })}`,
  seat: (seat) => `Platz ${seat + 1}`,
  pointsNowRows: {
    none: 'Noch zählt nichts.',
    row: (label, points) => `${label} ${whole(points)}`,
    all: (rows) => `${series(rows)}.`,
  },
};
