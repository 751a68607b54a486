import { createRng, nextInt, type Rng } from '@atoll/engine';
import { scenario, type Scenario } from '@atoll/testkit';
import { cornerAt, edgeBetween, hexAt, PIRATE_TRACK } from '../../src/board/index.ts';
import {
  dasAtoll,
  type DasAtollAction,
  type DasAtollEvent,
  type DasAtollState,
} from '../../src/index.ts';
import { cardIndex, type Card } from '../../src/numbers.ts';
import { RESOURCES, type Resource } from '../../src/resource.ts';
import { cityOf, roadOf, settlementOf, shipOf, type Phase } from '../../src/state.ts';

export type Played = Scenario<DasAtollState, DasAtollAction, DasAtollEvent>;

/** Short names of corners on the east side, and round the lagoon. */
const SHORT: Readonly<Record<string, string>> = {
  a: '2,-1,S',
  b: '1,1,N',
  c: '0,2,N',
  d: '1,0,S',
  f: '1,0,N',
  g: '2,-2,S',
  m: '2,-1,N',
  n: '3,-2,S',
  p: '2,0,N',
  q: '3,-1,S',
  u: '2,1,N',
  w: '2,0,S',
  x: '1,2,N',
  y: '1,1,S',
  l1: '0,0,N',
  l2: '1,-1,S',
  l3: '0,1,N',
  l4: '0,0,S',
  l5: '-1,1,N',
  l6: '0,-1,S',
};

/** A corner by its short or its full name. */
export function corner(name: string): number {
  const found = cornerAt(SHORT[name] ?? name);
  if (found < 0) throw new RangeError(`there is no corner ${name}`);
  return found;
}

/** An edge by its two corners, as "a-p". */
export function edge(name: string): number {
  const [, one = '', other = ''] = /^(.*?[a-zA-Z]\d?)-(.*)$/.exec(name) ?? [];
  const found = edgeBetween(SHORT[one] ?? one, SHORT[other] ?? other);
  if (found < 0) throw new RangeError(`there is no edge ${name}`);
  return found;
}

/** What a seat has; places by name, everything separated by spaces. */
export interface Holding {
  readonly settlements?: string;
  readonly cities?: string;
  readonly roads?: string;
  readonly ships?: string;
  readonly hand?: Readonly<Partial<Record<Resource, number>>>;
  readonly cards?: Readonly<Partial<Record<Card, number>>>;
}

export interface Position {
  readonly seats?: 4 | 5;
  /** By seat; the first is on turn. */
  readonly players?: readonly Holding[];
  readonly phase?: Phase;
  /** The hexes of pirate and robber, as q and r. */
  readonly pirate?: readonly [number, number];
  readonly robber?: readonly [number, number];
  readonly dice?: readonly [number, number];
  readonly change?: (state: DasAtollState) => void;
}

/** Enough for a settlement, a ship, a road, a city or a card, whatever is wanted. */
export const RICH = { wood: 3, wool: 2, grain: 3, clay: 2, ore: 4 };

/** Seat 0 is on turn in the second round, after the dice unless told. */
export function table(position: Position): Played {
  return scenario(dasAtoll)
    .options({ start: 'seat' })
    .seats(position.seats ?? 4)
    .given((state) => {
      const phase = position.phase ?? 'main';
      Object.assign(state, { phase, round: 2, placed: 8, rolled: phase !== 'roll', turn: 0 });
      position.players?.forEach((holding, seat) => give(state, seat, holding));
      if (position.pirate) state.pirate = PIRATE_TRACK.indexOf(hexAt(...position.pirate));
      if (position.robber) state.robber = hexAt(...position.robber);
      if (position.dice) Object.assign(state.rngs, { dice: loaded(position.dice) });
      position.change?.(state);
    })
    .seat(0);
}

const named = (names: string | undefined): readonly string[] => names?.split(' ') ?? [];

function give(state: DasAtollState, seat: number, holding: Holding): void {
  const player = state.players[seat];
  for (const name of named(holding.settlements)) {
    state.buildings[corner(name)] = settlementOf(seat);
    player.settlements--;
  }
  for (const name of named(holding.cities)) {
    state.buildings[corner(name)] = cityOf(seat);
    player.cities--;
  }
  for (const name of named(holding.roads)) {
    state.pieces[edge(name)] = roadOf(seat);
    player.roads--;
  }
  for (const name of named(holding.ships)) {
    state.pieces[edge(name)] = shipOf(seat);
    player.ships--;
  }
  for (const [resource, count] of Object.entries(holding.hand ?? {})) {
    player.hand[RESOURCES.indexOf(resource as Resource)] += count;
    state.bank[RESOURCES.indexOf(resource as Resource)] -= count;
  }
  for (const [card, count] of Object.entries(holding.cards ?? {})) {
    player.cards[cardIndex(card as Card)] += count;
    for (let left = count; left > 0; left--)
      state.deck.splice(state.deck.indexOf(cardIndex(card as Card)), 1);
  }
}

/** Dice that fall so at the next roll. */
export function loaded([one, other]: readonly [number, number]): Rng {
  for (let seed = 0; ; seed++) {
    const rng = createRng(`dice ${seed}`);
    if (1 + nextInt(rng, 6) === one && 1 + nextInt(rng, 6) === other)
      return createRng(`dice ${seed}`);
  }
}

export const ROLL: DasAtollAction = { type: 'roll' };
export const END: DasAtollAction = { type: 'end' };
export const settle = (name: string): DasAtollAction => ({
  type: 'settlement',
  corner: corner(name),
});
export const city = (name: string): DasAtollAction => ({ type: 'city', corner: corner(name) });
export const road = (name: string): DasAtollAction => ({ type: 'road', edge: edge(name) });
export const ship = (name: string): DasAtollAction => ({ type: 'ship', edge: edge(name) });
export const sail = (from: string, to: string): DasAtollAction => ({
  type: 'move',
  from: edge(from),
  to: edge(to),
});
export const robber = (q: number, r: number): DasAtollAction => ({
  type: 'robber',
  hex: hexAt(q, r),
});
export const steal = (victim: number): DasAtollAction => ({ type: 'steal', victim });
export const typesOf = (actions: readonly DasAtollAction[]): readonly string[] => [
  ...new Set(actions.map(({ type }) => type)),
];
/** Cards of a seat by name. */
export const held = (state: DasAtollState, seat: number, resource: Resource): number =>
  state.players[seat].hand[RESOURCES.indexOf(resource)];
export const handSize = (state: DasAtollState, seat: number): number =>
  state.players[seat].hand.reduce((sum, count) => sum + count, 0);
