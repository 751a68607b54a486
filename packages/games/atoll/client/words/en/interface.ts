import { all, counted, plural, series, signed, whole } from '@atoll/engine/formats/en';
import type { RichText } from '@atoll/table-kit/ui/rich-text.ts';

const oneOf = (count: number): string => (count === 1 ? 'the only one' : `one of ${whole(count)}`);

/**
 * English, and the shape of every other language: the table's texts beside the game's own phrases.
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
  verdict: (winners: readonly string[]) => (winners.length === 1 ? `${winners[0] ?? ''} keeps the finest reef` : `${all(winners)} keep equally fine reefs`),
  seeReefShort: 'See reef',
  seeOwnShort: 'Own reef',
  seeOwn: 'Back to your reef',
  reefOf: (name: string) => `${name}’s reef`,
  whole: 'Show the whole reef',
  closer: 'Zoom in',
  more: { left: 'More of the reef at the left', right: 'More of the reef at the right', top: 'More of the reef above', bottom: 'More of the reef below' },
  reefSummary: {
    high: (high: number, all: number) => `${high} of ${all} animals at high`,
    large: (count: number) => `${count} Large Fish`,
    symbioses: (count: number) => counted(count, { one: 'Symbiosis', other: 'Symbioses' }),
  },
  huntReady: 'ready',
  huntUsed: 'used',
  resources: { coin: 'coins', plankton: 'plankton', scale: 'fish scales', popularity: 'popularity', pollution: 'pollution', hunt: 'hunt' },
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
    rules: ['No events; Biodiversity is scored.', 'Any card of the offers may be hunted.', 'At Recovery you choose which cards leave.', 'Points at the end make you:'],
    reached: 'reached',
    next: (rank: string, from: number) => `${from} points: ${rank}`,
  },
  event: {
    title: 'Events',
    inDeck: (count: number) => `${count} left`,
    before: (count: number) => `${count} cards in the deck; the first is revealed when everybody has passed.`,
    kind: { persistent: 'Persistent', immediate: 'Immediate' },
    card: (kind: string) => `Event · ${kind}`,
    /** How long it lasts, or when it happened, by the round after which it was revealed. */
    time: { persistent: (round: number) => (round < 3 ? `until the event of round ${round + 1}` : 'to the end of the match'), immediate: (round: number) => `happened after round ${round}` },
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
  /** The sources of the current points. */
  pointsNowRows: { none: 'Nothing counts yet.', row: (label: string, points: number) => `${label} ${whole(points)}`, all: (rows: readonly string[]) => `${series(rows)}.` },
};

const LEVELS = ['', 'low', 'medium', 'high'] as const;
const sum = (count: number, one: string, other: string): string => counted(count, { one, other });

/**
 * The table's texts for a person who does not see it; English, and the shape of every other
 * language.
 */
export const spoken = {
  regions: { status: 'Status', offers: 'Offers', reef: 'My reef', watched: 'Reefs', others: 'Opponents’ reefs', resources: 'Resources', actions: 'Actions', log: 'Log' },
  skip: 'Go to',
  reefOf: (name: string) => `Reef of ${name}`,
  reefHelp: 'Arrow keys move over the reef, Home leads to the Basic Coral, Enter acts, I reads the card. North is up.',
  offerHelp: 'Arrow keys move along the cards, Enter acts, I reads the card.',
  offers: { animals: 'Animals', large: 'Large Fish', corals: 'Corals' },
  sides: 'Empty sides for a colony',
  /** The position of a cell relative to the Basic Coral. */
  place: (east: number, south: number) => {
    const parts = [...(south === 0 ? [] : [`${Math.abs(south)} ${south < 0 ? 'north' : 'south'}`]), ...(east === 0 ? [] : [`${Math.abs(east)} ${east < 0 ? 'west' : 'east'}`])];
    return parts.length === 0 ? 'centre' : parts.join(' ');
  },
  row: (south: number) => (south === 0 ? 'Row of the centre' : `Row ${Math.abs(south)} ${south < 0 ? 'north' : 'south'}`),
  water: 'open water',
  free: (card: string) => (card === '' ? 'empty cell' : `empty cell for ${card}`),
  facing: (have: number, need: number) => `${have} of ${need} colonies face it`,
  price: (coins: number) => sum(coins, 'coin', 'coins'),
  needs: (colonies: number) => (colonies === 0 ? 'needs no colonies' : `needs ${sum(colonies, 'colony', 'colonies')}`),
  level: (level: number) => `level ${LEVELS[level] ?? ''}`,
  worth: (points: number) => sum(points, 'point', 'points'),
  fatigue: (tokens: number) => `${tokens} Fatigue`,
  symbiosis: (partner: string) => `in Symbiosis with ${partner}`,
  polluted: 'polluted',
  colonies: (sides: readonly string[]) => (sides.length === 0 ? 'no colonies' : `colonies ${all(sides)}`),
  leaving: 'leaves at Recovery',
  can: (what: readonly string[]) => `Enter: ${what.join(', or ')}`,
  cannot: (why: string) => `Not now: ${why}`,
  chosen: 'chosen',
  suggested: 'suggested',
  takeOut: 'take it back out',
  side: (coral: string, side: string) => `${coral}, ${side} side`,
  points: (steps: readonly number[]) => `Points ${series(steps.map(String))}.`,
  atTop: (scales: number) => `Reaching high brings ${sum(scales, 'fish scale', 'fish scales')}.`,
  /** Why a whole kind of action is impossible. */
  none: {
    buyAnimal: 'No animal can be bought.',
    buyCoral: 'No coral can be bought.',
    feed: 'No animal can be fed.',
    useCoral: 'No coral can be used.',
    grow: 'No colony can grow.',
    purify: 'No pollution can be removed.',
    sell: 'No Seaweed Sale is possible.',
    bloom: 'No Algal Bloom is possible.',
    pass: 'You cannot pass.',
  },
  resources: (name: string, own: readonly string[]) => `${name}: ${series(own)}.`,
  holds: {
    points: (count: number) => sum(count, 'point', 'points'),
    coins: (count: number) => sum(count, 'coin', 'coins'),
    plankton: (count: number) => `${count} plankton`,
    scales: (count: number) => sum(count, 'fish scale', 'fish scales'),
    popularity: (count: number) => `${count} popularity`,
    pollution: (count: number) => `${count} pollution`,
    hunts: (ready: number, all: number) => `${ready} of ${sum(all, 'hunt', 'hunts')} ready`,
  },
  live: {
    yourTurn: (sentence: string) => `Your turn. ${sentence}`,
    more: (count: number) => `And ${count} more.`,
    nothing: 'Nothing has happened yet.',
    unchanged: 'Nothing has changed since you acted.',
    since: 'Since you acted:',
    over: 'The match is over.',
  },
  holdings: { points: 'points', coin: 'coins', plankton: 'plankton', scale: 'fish scales', popularity: 'popularity', pollution: 'pollution', hunt: 'hunts' },
  change: (what: string, { from, least, most }: { readonly from: number; readonly least: number; readonly most: number }) =>
    `${what} ${whole(from)} to ${least === most ? whole(least) : `between ${whole(least)} and ${whole(most)}`}`,
  then: (changes: readonly string[]) => `That makes ${all(changes)}.`,
};

/** Cards that leave an offer or come into it, as a list. */
interface Moved {
  readonly count: number;
  readonly cards: RichText;
}

/** English, and the shape of every other language: the texts of a Recovery's sheet. */
export const recovery = {
  title: (round: number) => `After round ${round}`,
  close: 'Go on',
  steps: { event: (name: string) => `Event: ${name}`, income: 'Income', fatigue: 'Fatigue', plankton: 'Plankton', offers: 'Offers', starter: 'Starting player' },
  noEffect: { immediate: 'It changed nothing.', persistent: 'It is in force now.' },
  barred: 'No choice. ',
  fatigue: (name: string, count: number) => (count === 0 ? `${name}: no card was tired.` : `${name}: 1 Fatigue leaves ${plural(count, { one: 'one card', other: `each of ${count} cards` })}.`),
  plankton: (name: string, { colonies, plankton }: { readonly colonies: number; readonly plankton: number }) =>
    `${name}: ${counted(colonies, { one: 'colony brings', other: 'colonies bring' })} ${plankton} plankton.`,
  offer: { none: 'no card was replaced.', moved: (left: Moved, came: Moved): RichText => [...left.cards, ' left; ', ...came.cards, ' came.'] },
  starts: (name: string, round: number) => `${name}: first to act in round ${round}.`,
};
