import { all, counted, series, whole } from '@atoll/engine/formats/en';

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
  keys: 'Keys',
};
