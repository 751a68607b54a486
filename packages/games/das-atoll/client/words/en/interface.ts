import { formatsFor } from '@atoll/engine';
import { actions } from './actions.ts';
import { change, each, events } from './events.ts';
import { cardNames, cards, categories, countedCards, pieces, resources } from './names.ts';
import { terrains, zones } from './names.ts';
import { offers } from './offers.ts';
import { reasons, unknownReason } from './reasons.ts';
import { sheet } from './sheet.ts';

const { all, counted, plural, tenth } = formatsFor('en');

/** English, and the shape of every other language. */
export const game = {
  ...{ actions, events, change, each, reasons, unknownReason },
  missing: (some: string) => `Missing: ${some}.`,
  ...{ resources, pieces, cards, cardNames, categories, sheet, offers },
  seatName: (seat: number) => `Seat ${seat + 1}`,
  hint: (action: string) => `The bot would do this: ${action}.`,
  wins: (who: readonly string[]) =>
    `${all(who)} ${plural(who.length, { one: 'wins', other: 'share the victory' })}`,
  round: (round: number) => (round === 0 ? 'Set-up' : `Round ${round}`),
  headline: (round: number, most: number) => (round === 0 ? 'Set-up' : `Round ${round} of ${most}`),
  /** Near the end of a match without a winner before its last round. */
  late: (left: number) =>
    left === 0
      ? 'The last round: after it the most points win.'
      : `${counted(left, { one: 'round', other: 'rounds' })} after this one, then the most points win.`,

  titles: {
    map: 'Map',
    players: 'Players',
    hand: 'Your hand',
    cards: 'Your development cards',
    actions: 'Actions',
    dice: 'Dice',
    points: 'Points',
    bank: 'Bank',
    log: 'Log',
    offer: 'Offer',
    parts: 'What is shown',
    table: 'Map',
  },
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  whole: 'Whole map',

  /** Whose turn it is and the current prompt. */
  status: {
    over: 'The match is over.',
    lot: 'Throw for the first turn: the highest throw begins.',
    settle: (atoll: 'small' | 'large' | 'either') =>
      ({
        small: 'Place a settlement on the small atoll.',
        large: 'Place a settlement on the large atoll.',
        either: 'Place a settlement on either atoll.',
      })[atoll],
    firstPiece: 'Place a road or a ship beside it.',
    roll: 'Roll the dice, or play a card first.',
    discard: (count: number) => `A seven: choose ${countedCards(count)} to discard.`,
    robber: 'Send the robber to another hex.',
    pirateTheft: 'The pirate steals: choose from whom.',
    robberTheft: 'The pirate found nobody: rob a player beside the robber, or nobody.',
    free: (left: number) =>
      `Place ${counted(left, { one: 'road or ship', other: 'roads or ships' })} for free.`,
    main: 'Trade, build, end your turn.',
    offered: 'Your offer lies on the table.',
    special: 'You may build before the next turn.',
    answer: (who: string) => `${who} offers you a trade.`,
    others: {
      lot: (who: string) => `${who} throws for the first turn.`,
      settle: (who: string) => `${who} places a settlement.`,
      'first-piece': (who: string) => `${who} places a road or a ship.`,
      roll: (who: string) => `${who} is about to roll.`,
      discard: (who: readonly string[]) =>
        `A seven: ${all(who)} ${plural(who.length, { one: 'discards', other: 'discard' })}.`,
      robber: (who: string) => `${who} sends the robber.`,
      'pirate-theft': (who: string) => `${who} chooses whom the pirate robs.`,
      'robber-theft': (who: string) => `${who} chooses whom the robber robs.`,
      'free-pieces': (who: string) => `${who} places roads or ships for free.`,
      main: (who: string) => `${who} trades and builds.`,
      special: (who: string) => `${who} may build before the next turn.`,
    },
  },

  /** Groups of actions, and the letters that open them. */
  groups: {
    roll: 'Roll',
    settlement: 'Settlement',
    city: 'City',
    road: 'Road',
    ship: 'Ship',
    move: 'Move ship',
    buy: 'Card',
    trade: 'Offer',
    exchange: 'Bank',
    knight: 'Knight',
    'road-building': 'Two ways',
    monopoly: 'Monopoly',
    plenty: 'Plenty',
    reveal: 'Win',
    withdraw: 'Withdraw',
    end: 'End turn',
  },
  shortcuts: {
    roll: 'R',
    settlement: 'S',
    city: 'C',
    road: 'D',
    ship: 'F',
    move: 'M',
    buy: 'B',
    trade: 'T',
    exchange: 'X',
    knight: 'K',
    'road-building': 'Y',
    monopoly: 'O',
    plenty: 'P',
    reveal: 'V',
    withdraw: '',
    end: 'E',
  },
  answer: 'Your answer',
  pointAt: 'Choose a lit place on the map.',
  thenWhere: 'Choose where the ship goes.',

  /** The map for a screen reader. */
  spoken: {
    help: 'Arrow keys move over the map, Page Down goes to the next place that can be chosen, Enter chooses, I reads.',
    row: (row: number) => `Row ${row}`,
    land: (terrain: string, chip: number) =>
      chip > 0 ? `${terrains[terrain] ?? terrain} ${chip}` : (terrains[terrain] ?? terrain),
    sea: (zone: string) => zones[zone] ?? zone,
    corner: (hexes: readonly string[]) =>
      hexes.length > 1 ? `corner between ${all(hexes)}` : `corner of ${all(hexes)} at the rim`,
    /** Between two hexes, between two of the same water, or at the rim of the map. */
    edge: {
      between: (hexes: readonly string[]) => `edge between ${all(hexes)}`,
      within: (water: string) => `edge in the ${water}`,
      rim: (hex: string) => `edge of ${hex} at the rim`,
    },
    /** The same inside of a sentence. */
    at: {
      corner: (hexes: readonly string[]) => `at ${all(hexes)}`,
      edge: {
        between: (hexes: readonly string[]) => `between ${all(hexes)}`,
        within: (water: string) => `in the ${water}`,
        rim: (hex: string) => `at ${hex}, on the rim`,
      },
    },
    small: (hex: string) => `${hex} of the small atoll`,
    piece: (what: string, who: string) => `${what} of ${who}`,
    harbour: (rate: number, resource: string) =>
      resource === 'any'
        ? `harbour, ${rate} equal cards for 1`
        : `harbour, ${rate} ${resource} for 1`,
    robber: 'the robber is here',
    pirate: 'the pirate is here',
    pirateNext: 'the pirate will be here',
    open: (what: readonly string[]) => `open for ${all(what)}`,
    kinds: {
      settlement: 'a settlement',
      city: 'a city',
      road: 'a road',
      ship: 'a ship',
      move: 'a ship that moves',
      robber: 'the robber',
    } as Readonly<Record<string, string>>,
    chosen: 'chosen, Enter again confirms',
    edgeOfMap: 'The map ends here.',
    yields: (dots: number) => `${dots} of 36 throws`,
  },

  /** The holdings of a seat. */
  seat: {
    hand: countedCards,
    development: (count: number) =>
      counted(count, { one: 'development card', other: 'development cards' }),
    knights: (count: number) => counted(count, { one: 'knight played', other: 'knights played' }),
    route: (count: number) => `trade route of ${count}`,
    lanes: (count: number) => counted(count, { one: 'lane', other: 'lanes' }),
    longest: 'longest trade route',
    largest: 'largest army',
    points: (count: number) => counted(count, { one: 'point', other: 'points' }),
    left: 'Pieces left',
    you: 'you',
    discards: (count: number) => `discards ${count}`,
  },

  held: (resource: string, count: number) => `${count} ${resource}`,
  rate: (rate: number) => `${rate} : 1`,
  rateSpoken: (rate: number, resource: string) => `the bank takes ${rate} ${resource} for 1`,
  after: (to: number) => `→ ${to}`,
  newCard: 'new',
  noCards: 'No development cards',
  cardMeaning: {
    knight: 'The robber moves, the pirate sails on by one hex, and one of them steals.',
    point: 'Worth 1 point, and secret until you win with it.',
    roads: 'Two roads or ships for free.',
    monopoly: 'All others hand over every card of a kind.',
    plenty: 'Two cards of your choice from the bank.',
  },

  /** Offers and exchanges. */
  trade: {
    title: 'Make an offer',
    counterTitle: 'Make a counter-offer',
    give: 'You give',
    want: 'You want',
    get: 'You get',
    turnedDown: 'Nobody wants this trade.',
    ask: 'Asked',
    send: 'Offer',
    sending: 'Sending …',
    left: (left: number) => `${counted(left, { one: 'offer', other: 'offers' })} left in this turn`,
    most: (most: number) => `up to ${most} cards on each side`,
    more: (side: string, resource: string) => `${side}: one more ${resource}`,
    less: (side: string, resource: string) => `${side}: one ${resource} less`,
    close: 'Close',
    offers: (who: string) => `${who} offers`,
    forWhat: 'for',
    yours: 'Your offer',
    answers: {
      'not-asked': 'not asked',
      open: 'thinking',
      no: 'no',
      yes: 'would trade',
      counter: 'counter-offer',
    } as Readonly<Record<string, string>>,
    counter: 'Counter-offer',
    instead: (give: string, want: string) => `gives ${give} for ${want}`,
    tradeWith: (who: string) => `Trade with ${who}`,
    withdraw: 'Withdraw',
    accept: 'Yes, trade',
    decline: 'No',
    never: (give: string, get: string) => `Never in this match: ${give} for ${get}`,
    lacking: 'You do not have these cards.',
    bank: 'Exchange with the bank',
    bankGive: 'Give',
    bankGet: 'Take',
    bankStock: (count: number) => `${count} in the bank`,
    bankChoose: 'Choose what you give, then what you take.',
    empty: 'Name something on both sides.',
  },

  discard: {
    title: (count: number) => `Discard ${countedCards(count)}`,
    rest: (left: number) => (left === 0 ? 'complete' : `${left} more`),
    suggest: 'Suggest',
    send: 'Discard',
    side: 'Discard',
    waiting: (who: readonly string[]) =>
      `${all(who)} ${plural(who.length, { one: 'is', other: 'are' })} still choosing.`,
  },

  dice: {
    none: 'not rolled yet',
    thrown: (a: number, b: number) => `${a} and ${b}: ${a + b}`,
    count: (throws: number) => counted(throws, { one: 'throw', other: 'throws' }),
    row: (sum: number, count: number, expected: number) =>
      `${sum}: ${count}, expected ${tenth(expected)}`,
    sum: 'Sum',
    seen: 'Thrown',
    expected: 'Expected',
    fair: 'The line shows what honest dice would bring on average.',
  },

  bank: { deck: (count: number) => `${count} development cards in the deck` },
  tracker: { pirate: (steps: number) => `pirate +${steps}` },
  total: 'Total',
  source: 'Source',
};
