import { formatsFor } from '@atoll/engine';

const { all, counted, plural, series, signed, whole } = formatsFor('en');
const oneOf = (count: number): string => (count === 1 ? 'the only one' : `one of ${whole(count)}`);

/**
 * English, and the shape that every other language has to fill: what the table says beside the
 * game's own phrases.
 */
export const game = {
  groups: {
    buyAnimal: 'Buy animal',
    buyCoral: 'Buy coral',
    feed: 'Feed',
    useCoral: 'Use coral',
    grow: 'Grow',
    purify: 'Water Purification',
    sell: 'Seaweed Sale',
    bloom: 'Algal Bloom',
    pass: 'Pass round',
  },
  animals: 'Animals',
  large: 'Large Fish',
  corals: 'Corals',
  actions: 'Actions',
  inDeck: (count: number) => `${count} in the deck`,
  left: (count: number) => `${count} left`,
  /** After a price. */
  each: (left: string) => `each, ${left}`,
  leaving: 'leave at Recovery',
  round: (round: number) => `Round ${round}`,
  roundOf: (round: number) => `Round ${round} of 4`,
  lastRound: 'Last round: no income, no bonus',
  incomeTitle: 'Income',
  incomeWhen: 'at Recovery',
  tourists: 'Tourists',
  scientists: 'Scientists',
  colonies: (count: number) => counted(count, { one: 'colony', other: 'colonies' }),
  bonusTitle: 'Passing brings, best first',
  bonusAlone: 'Passing brings',
  nth: (row: number) => `${row}.`,
  open: 'open',
  pointsNow: (points: number) => plural(points, { one: 'point now', other: 'points now' }),
  passed: 'has passed',
  playing: 'still in the round',
  moving: 'to move',
  seeReef: (name: string) => `See ${name}’s reef`,
  seePrey: (count: number, name: string) => `${count} prey on ${name}’s reef`,
  seePreyShort: (count: number) => `${count} prey`,
  huntOthers: 'It lives on other reefs only.',
  huntOffer: 'Only the offer has it.',
  huntToo: 'You may also hunt.',
  verdict: (winners: readonly string[]) =>
    winners.length === 1
      ? `${winners[0] ?? ''} keeps the finest reef`
      : `${all(winners)} keep equally fine reefs`,
  seeReefShort: 'See reef',
  seeOwnShort: 'Own reef',
  seeOwn: 'Back to your reef',
  reefOf: (name: string) => `${name}’s reef`,
  whole: 'Show the whole reef',
  closer: 'Zoom in',
  more: {
    left: 'More of the reef at the left',
    right: 'More of the reef at the right',
    top: 'More of the reef above',
    bottom: 'More of the reef below',
  },
  glance: {
    high: (high: number, all: number) => `${high} of ${all} animals at high`,
    large: (count: number) => `${count} Large Fish`,
    symbioses: (count: number) => counted(count, { one: 'Symbiosis', other: 'Symbioses' }),
  },
  huntReady: 'ready',
  huntUsed: 'used',
  resources: {
    coin: 'coins',
    plankton: 'plankton',
    scale: 'fish scales',
    popularity: 'popularity',
    pollution: 'pollution',
    hunt: 'hunt',
  },
  askFirst: (what: string) => `${what}? Confirm, or press it again.`,
  chooseOne: {
    buyAnimal: (kind: string, count: number) => `${kind}: choose ${oneOf(count)} you can afford.`,
    buyCoral: (kind: string, count: number) => `${kind}: choose ${oneOf(count)} you can afford.`,
    feed: (kind: string, count: number) => `${kind}: choose ${oneOf(count)} that can eat.`,
    useCoral: (kind: string, count: number) => `${kind}: choose ${oneOf(count)} that can act.`,
    other: (kind: string, count: number) => `${kind}: choose ${oneOf(count)}.`,
  } satisfies Record<string, (kind: string, count: number) => string>,
  payWith: { kind: 'Pay coins first', scales: 'Pay scales first', ask: 'Ask how to pay' },
  passAsk: 'Pass for the rest of this round?',
  passLoses: (kinds: readonly string[]) => `You could still: ${all(kinds)}.`,
  which: 'Which of these?',
  passYes: 'Yes, pass',
  passNo: 'Keep playing',
  todo: 'Actions',
  log: 'Log',
  you: 'You',
  close: 'Close',
  watching: 'You are watching. Point at any card to read it.',
  unread: 'Point at a card to read it here.',
  readCard: 'Read card',
  cardBefore: 'Previous card',
  cardAfter: 'Next card',
  alone: {
    title: 'Alone',
    rules: [
      'No events; Biodiversity is scored.',
      'Any card of the offers may be hunted.',
      'At Recovery you choose which cards leave.',
      'Points at the end make you:',
    ],
    reached: 'reached',
    next: (rank: string, from: number) => `${from} points: ${rank}`,
  },
  event: {
    title: 'Events',
    inDeck: (count: number) => `${count} left`,
    before: (count: number) =>
      `${count} cards in the deck; the first is revealed when everybody has passed.`,
    kind: { persistent: 'Persistent', immediate: 'Immediate' },
    card: (kind: string) => `Event · ${kind}`,
    /** How long it lasts, or when it happened, by the round after which it was revealed. */
    time: {
      persistent: (round: number) =>
        round < 3 ? `until the event of round ${round + 1}` : 'to the end of the match',
      immediate: (round: number) => `happened after round ${round}`,
    },
    inForce: 'In force:',
    happened: 'Has happened:',
    earlier: 'Earlier:',
    change: (by: number) => `${signed(by)} `,
    forbidden: 'forbidden',
    by: (event: string) => `because of the event ${event}`,
  },
  level: ['Low', 'Medium', 'High'] as readonly [string, string, string],
  cards: (count: number) => counted(count, { one: 'card', other: 'cards' }),
  scales: (count: number) => plural(count, { one: 'fish scale', other: 'fish scales' }),
  coloniesNeeded: (count: number) => `needs ${count} colonies`,
  seat: (seat: number) => `Seat ${seat + 1}`,
  /** Of what the points of now consist. */
  pointsNowRows: {
    none: 'Nothing counts yet.',
    row: (label: string, points: number) => `${label} ${whole(points)}`,
    all: (rows: readonly string[]) => `${series(rows)}.`,
  },
};
