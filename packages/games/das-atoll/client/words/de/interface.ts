import { formatsFor } from '@atoll/engine';
import type { DasWords } from '../das-locale.ts';
import { actions } from './actions.ts';
import { change, each, events } from './events.ts';
import { cardNames, cards, categories, countedCards, pieces, resources } from './names.ts';
import { terrains, zones } from './names.ts';
import { offers } from './offers.ts';
import { reasons, unknownReason } from './reasons.ts';
import { sheet } from './sheet.ts';

const { all, counted, plural, tenth } = formatsFor('de');

const development = (count: number): string =>
  counted(count, { one: 'Entwicklungskarte', other: 'Entwicklungskarten' });

/** The table of Das Atoll in German. */
export const game: DasWords = {
  ...{ actions, events, change, each, reasons, unknownReason },
  missing: (some: string) => `Es fehlt: ${some}.`,
  ...{ resources, pieces, cards, cardNames, categories, sheet, offers },
  seatName: (seat) => `Platz ${seat + 1}`,
  hint: (action) => `Der Bot rät: ${action}.`,
  wins: (who) =>
    `${all(who)} ${plural(who.length, { one: 'gewinnt', other: 'teilen sich den Sieg' })}`,
  round: (round) => (round === 0 ? 'Aufbau' : `Runde ${round}`),
  headline: (round, most) => (round === 0 ? 'Aufbau' : `Runde ${round} von ${most}`),
  late: (left) =>
    left === 0
      ? 'Die letzte Runde: Danach gewinnt, wer die meisten Punkte hat.'
      : `Nach dieser noch ${counted(left, { one: 'Runde', other: 'Runden' })}, dann gewinnt, wer die meisten Punkte hat.`,

  titles: {
    map: 'Landkarte',
    players: 'Am Tisch',
    hand: 'Deine Hand',
    cards: 'Deine Entwicklungskarten',
    actions: 'Aktionen',
    dice: 'Würfel',
    points: 'Punkte',
    bank: 'Bank',
    log: 'Verlauf',
    offer: 'Angebot',
    parts: 'Was gezeigt wird',
    table: 'Landkarte',
  },
  zoomIn: 'Größer',
  zoomOut: 'Kleiner',
  whole: 'Ganze Landkarte',

  status: {
    over: 'Die Partie ist vorbei.',
    lot: 'Würfle darum, wer beginnt: Der höchste Wurf entscheidet.',
    settle: (atoll) =>
      ({
        small: 'Setze eine Siedlung auf das kleine Atoll.',
        large: 'Setze eine Siedlung auf das große Atoll.',
        either: 'Setze eine Siedlung auf eines der Atolle.',
      })[atoll],
    firstPiece: 'Setze eine Straße oder ein Schiff daneben.',
    roll: 'Würfle oder spiele zuerst eine Karte.',
    discard: (count) => `Eine Sieben: Wähle ${countedCards(count)} zum Abwerfen.`,
    robber: 'Schick den Räuber auf ein anderes Feld.',
    pirateTheft: 'Der Pirat stiehlt: Wähle, bei wem.',
    robberTheft: 'Der Pirat fand niemanden: Bestiehl jemanden beim Räuber oder niemanden.',
    free: (left) =>
      `Setze ${counted(left, { one: 'Straße oder Schiff', other: 'Straßen oder Schiffe' })} kostenlos.`,
    main: 'Handle, baue, beende deinen Zug.',
    offered: 'Dein Angebot liegt auf dem Tisch.',
    special: 'Du darfst vor dem nächsten Zug bauen.',
    answer: (who) => `${who} bietet dir einen Tausch an.`,
    others: {
      lot: (who) => `${who} würfelt darum, wer beginnt.`,
      settle: (who) => `${who} setzt eine Siedlung.`,
      'first-piece': (who) => `${who} setzt eine Straße oder ein Schiff.`,
      roll: (who) => `${who} würfelt gleich.`,
      discard: (who) =>
        `Eine Sieben: ${all(who)} ${plural(who.length, { one: 'wirft', other: 'werfen' })} ab.`,
      robber: (who) => `${who} schickt den Räuber los.`,
      'pirate-theft': (who) => `${who} wählt, wen der Pirat bestiehlt.`,
      'robber-theft': (who) => `${who} wählt, wen der Räuber bestiehlt.`,
      'free-pieces': (who) => `${who} setzt Straßen oder Schiffe kostenlos.`,
      main: (who) => `${who} handelt und baut.`,
      special: (who) => `${who} darf vor dem nächsten Zug bauen.`,
    },
  },

  groups: {
    roll: 'Würfeln',
    settlement: 'Siedlung',
    city: 'Stadt',
    road: 'Straße',
    ship: 'Schiff',
    move: 'Versetzen',
    buy: 'Karte',
    trade: 'Angebot',
    exchange: 'Bank',
    knight: 'Ritter',
    'road-building': 'Zwei Wege',
    monopoly: 'Monopol',
    plenty: 'Überfluss',
    reveal: 'Sieg',
    withdraw: 'Zurückziehen',
    end: 'Zug beenden',
  },
  shortcuts: {
    roll: 'R',
    settlement: 'S',
    city: 'T',
    road: 'A',
    ship: 'F',
    move: 'V',
    buy: 'K',
    trade: 'N',
    exchange: 'B',
    knight: 'E',
    'road-building': 'G',
    monopoly: 'M',
    plenty: 'U',
    reveal: 'P',
    withdraw: '',
    end: 'Z',
  },
  answer: 'Deine Antwort',
  pointAt: 'Wähle eine leuchtende Stelle.',
  thenWhere: 'Wähle, wohin das Schiff kommt.',

  spoken: {
    help: 'Pfeiltasten führen über die Landkarte, Bild ab zur nächsten wählbaren Stelle, Enter wählt, I liest vor.',
    row: (row) => `Reihe ${row}`,
    land: (terrain, chip) =>
      chip > 0 ? `${terrains[terrain] ?? terrain} ${chip}` : (terrains[terrain] ?? terrain),
    sea: (zone) => zones[zone] ?? zone,
    corner: (hexes) =>
      hexes.length > 1 ? `Ecke zwischen ${all(hexes)}` : `Ecke an ${all(hexes)}, am Rand`,
    edge: {
      between: (hexes) => `Kante zwischen ${all(hexes)}`,
      within: (water) => `Kante in der ${water}`,
      rim: (hex) => `Kante an ${hex}, am Rand`,
    },
    at: {
      corner: (hexes) => `an ${all(hexes)}`,
      edge: {
        between: (hexes) => `zwischen ${all(hexes)}`,
        within: (water) => `in der ${water}`,
        rim: (hex) => `an ${hex}, am Rand`,
      },
    },
    small: (hex) => `${hex} (kleines Atoll)`,
    piece: (what, who) => `${what} von ${who}`,
    harbour: (rate, resource) =>
      resource === 'any'
        ? `Hafen, ${rate} gleiche Karten für 1`
        : `Hafen, ${rate} ${resource} für 1`,
    robber: 'der Räuber ist hier',
    pirate: 'der Pirat ist hier',
    pirateNext: 'der Pirat kommt hierher',
    open: (what) => `frei für ${all(what)}`,
    kinds: {
      settlement: 'eine Siedlung',
      city: 'eine Stadt',
      road: 'eine Straße',
      ship: 'ein Schiff',
      move: 'ein Schiff, das versetzt wird',
      robber: 'den Räuber',
    },
    chosen: 'gewählt, noch einmal Enter bestätigt',
    edgeOfMap: 'Hier endet die Landkarte.',
    yields: (dots) => `${dots} von 36 Würfen`,
  },

  seat: {
    hand: countedCards,
    development,
    knights: (count) => counted(count, { one: 'gespielter Ritter', other: 'gespielte Ritter' }),
    route: (count) => `Handelsroute: ${count}`,
    lanes: (count) => counted(count, { one: 'Fahrrinne', other: 'Fahrrinnen' }),
    longest: 'längste Handelsroute',
    largest: 'größte Rittermacht',
    points: (count) => counted(count, { one: 'Punkt', other: 'Punkte' }),
    left: 'Übrige Figuren',
    you: 'du',
    discards: (count) => `wirft ${count} ab`,
  },

  held: (resource, count) => `${count} ${resource}`,
  rate: (rate) => `${rate} : 1`,
  rateSpoken: (rate, resource) => `die Bank nimmt ${rate} ${resource} für 1`,
  after: (to: number) => `→ ${to}`,
  newCard: 'neu',
  noCards: 'Keine Entwicklungskarten',
  cardMeaning: {
    knight: 'Der Räuber zieht um, der Pirat segelt ein Feld weiter, und einer von ihnen stiehlt.',
    point: '1 Punkt wert und geheim, bis du damit gewinnst.',
    roads: 'Zwei Straßen oder Schiffe kostenlos.',
    monopoly: 'Alle anderen geben dir alle Karten einer Sorte.',
    plenty: 'Zwei Karten deiner Wahl aus der Bank.',
  },

  trade: {
    title: 'Angebot machen',
    counterTitle: 'Gegenangebot machen',
    give: 'Du gibst',
    want: 'Du willst',
    get: 'Du bekommst',
    turnedDown: 'Niemand will diesen Tausch.',
    ask: 'Gefragt',
    send: 'Anbieten',
    sending: 'Senden …',
    left: (left) => `noch ${counted(left, { one: 'Angebot', other: 'Angebote' })} in diesem Zug`,
    most: (most) => `bis zu ${most} Karten je Seite`,
    more: (side, resource) => `${side}: 1 ${resource} mehr`,
    less: (side, resource) => `${side}: 1 ${resource} weniger`,
    close: 'Schließen',
    offers: (who) => `${who} bietet`,
    forWhat: 'für',
    yours: 'Dein Angebot',
    answers: {
      'not-asked': 'nicht gefragt',
      open: 'überlegt',
      no: 'nein',
      yes: 'würde tauschen',
      counter: 'Gegenangebot',
    },
    counter: 'Gegenangebot',
    instead: (give, want) => `gibt ${give} für ${want}`,
    tradeWith: (who) => `Mit ${who} tauschen`,
    withdraw: 'Zurückziehen',
    accept: 'Ja, tauschen',
    decline: 'Nein',
    never: (give, get) => `In dieser Partie nie: ${give} für ${get}`,
    lacking: 'Du hast diese Karten nicht.',
    bank: 'Mit der Bank tauschen',
    bankGive: 'Geben',
    bankGet: 'Nehmen',
    bankStock: (count) => `${count} in der Bank`,
    bankChoose: 'Wähle, was du gibst, dann, was du nimmst.',
    empty: 'Nenne auf beiden Seiten etwas.',
  },

  discard: {
    title: (count) => `${countedCards(count)} abwerfen`,
    rest: (left) => (left === 0 ? 'vollständig' : `noch ${left}`),
    suggest: 'Vorschlagen',
    send: 'Abwerfen',
    side: 'Abwerfen',
    waiting: (who) => `${all(who)} ${plural(who.length, { one: 'wählt', other: 'wählen' })} noch.`,
  },

  dice: {
    none: 'noch kein Wurf',
    thrown: (a, b) => `${a} und ${b}: ${a + b}`,
    count: (throws) => counted(throws, { one: 'Wurf', other: 'Würfe' }),
    row: (sum, count, expected) => `${sum}: ${count}, erwartet ${tenth(expected)}`,
    sum: 'Summe',
    seen: 'Geworfen',
    expected: 'Erwartet',
    fair: 'Die Linie zeigt, was ehrliche Würfel im Schnitt bringen.',
  },

  bank: { deck: (count) => `${development(count)} im Stapel` },
  tracker: { pirate: (steps) => `Pirat +${steps}` },
  total: 'Summe',
  source: 'Herkunft',
};
