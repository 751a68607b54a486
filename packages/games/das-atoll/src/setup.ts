import { createRngs, nextInt, shuffle, type Seat, type Setup } from '@atoll/engine';
import { CORNERS, DESERT, drawTerrains, EDGES, LARGE_RING } from './board/index.ts';
import type { DasAtollOptions } from './meta.ts';
import { BANK, CARD_COUNTS, CARDS, SUPPLY } from './numbers.ts';
import { noCounts, RESOURCES } from './resource.ts';
import { emptyDraft, EMPTY, NOBODY, type DasAtollState, type Player } from './state.ts';

/** The map, the deck and the hands before the first settlement. */
export function setup({ seed, seats, options }: Setup<DasAtollOptions>): DasAtollState {
  const { board, cards, dice, theft } = createRngs(seed, ['board', 'cards', 'dice', 'theft']);
  const start = nextInt(board, LARGE_RING.length);
  const isThrown = options.start === 'throw';
  return {
    rngs: { dice, theft },
    ...drawTerrains(board, start, options.harbours),
    deck: shuffle(
      cards,
      CARDS.flatMap((card, index) => Array<number>(CARD_COUNTS[card]).fill(index)),
    ),
    bank: RESOURCES.map(() => BANK),
    usedCards: CARDS.map(() => 0),
    players: Array.from({ length: seats }, newPlayer),
    buildings: CORNERS.map(() => EMPTY),
    pieces: EDGES.map(() => EMPTY),
    robber: DESERT,
    pirate: 0,
    phase: isThrown ? 'lot' : 'settle',
    first: isThrown ? NOBODY : 0,
    turn: 0,
    round: 0,
    placed: 0,
    beside: NOBODY,
    builder: 0,
    ...newTurn(),
    newShips: [],
    drafts: Array.from({ length: seats }, emptyDraft),
    refusals: [],
    longestRoute: NOBODY,
    largestArmy: NOBODY,
    winner: NOBODY,
  };
}

const newPlayer = (): Player => ({
  hand: noCounts(),
  cards: CARDS.map(() => 0),
  fresh: CARDS.map(() => 0),
  discarding: noCounts(),
  toDiscard: 0,
  ...SUPPLY,
  knights: 0,
  lanes: 0,
  route: 0,
});

/** The fields that are reset with each turn. */
export const newTurn = (): Pick<
  DasAtollState,
  'dice' | 'rolled' | 'free' | 'played' | 'moved' | 'pirateSteps' | 'offers' | 'offered' | 'offer'
> => ({
  dice: [0, 0],
  rolled: false,
  free: 0,
  played: false,
  moved: false,
  pirateSteps: 0,
  offers: 0,
  offered: [],
  offer: null,
});

/** The seat that places in the set-up: once round from the first seat, and back again. */
export function placingSeat({ placed, players, first }: DasAtollState): Seat {
  const seats = players.length;
  const place = placed < seats ? placed : 2 * seats - 1 - placed;
  return (first + place) % seats;
}
