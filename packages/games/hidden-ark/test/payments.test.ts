import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createRng, nextInt } from '@atoll/engine';
import type { Policy } from '@atoll/testkit';
import { ESCALATIONS, RESOURCES, TILES, type FishTile, type Resource } from '../src/cards/index.ts';
import {
  hiddenArk,
  type HiddenArkAction,
  type HiddenArkEvent,
  type HiddenArkState,
  type HiddenArkView,
} from '../src/index.ts';
import { someCare } from './careful.ts';
import { SIZES } from './sizes.ts';
import { column, rescue, station, table } from './scenarios/table.ts';

/** Amounts by resource, in the order of the tracks. */
type Amounts = readonly number[];

/**
 * A second reading of prices, which knows nothing of how the rules count: a price can be paid if
 * some row of exchanges leads to tracks that cover it.
 */
function payable(held: Amounts, price: Amounts): boolean {
  const seen = new Set<string>();
  const open: Amounts[] = [held];
  for (let tracks = open.pop(); tracks; tracks = open.pop()) {
    if (tracks.every((amount, resource) => amount >= price[resource]!)) return true;
    for (const next of exchanged(tracks)) {
      const key = next.join();
      if (!seen.has(key)) open.push(next);
      seen.add(key);
    }
  }
  return false;
}

/** Every way to give two resources for one. */
function exchanged(tracks: Amounts): Amounts[] {
  const less = (from: Amounts, resource: number): Amounts[] =>
    from[resource]! > 0 ? [from.with(resource, from[resource]! - 1)] : [];
  const all = RESOURCES.map((_, resource) => resource);
  return all.flatMap((one) =>
    less(tracks, one).flatMap((left) =>
      all.flatMap((other) =>
        less(left, other).flatMap((rest) => all.map((got) => rest.with(got, rest[got]! + 1))),
      ),
    ),
  );
}

/** What a fish costs: as printed, then escalation, then discounts of the tiles that one has. */
function priceOf(
  fish: FishTile,
  escalations: readonly string[],
  owned: readonly string[],
): Amounts {
  return RESOURCES.map((resource) => {
    const dearer = escalations
      .map((name) => ESCALATIONS.find(({ id }) => id === name)!)
      .filter((token) => token.resource === resource)
      .reduce((sum, { value }) => sum + value, 0);
    const discounts = owned.filter((name) => fishOf(name).discount === resource).length;
    return Math.max(0, (fish.cost[resource] ?? 0) + dearer - discounts);
  });
}

const fishOf = (name: string): FishTile => TILES.find(({ id }) => id === name)!;
const total = (amounts: Amounts): number => amounts.reduce((sum, amount) => sum + amount, 0);
const named = (tracks: Amounts): Partial<Record<Resource, number>> =>
  Object.fromEntries(RESOURCES.map((resource, index) => [resource, tracks[index]]));

const someTracks = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 5, maxLength: 5 });

describe('A second reading of payments', () => {
  test('says of the same rescues that they can be paid', () => {
    const fish = TILES.filter(({ needs, region }) => needs === 'none' && region === 'indian');
    let possible = 0;
    fc.assert(
      fc.property(
        someTracks,
        fc.constantFrom(...fish),
        fc.subarray(['N4', 'A4', 'S2', 'S3', 'A3', 'N3'], { maxLength: 4 }),
        fc.array(fc.integer({ min: 0, max: ESCALATIONS.length - 1 }), { maxLength: 2 }),
        (tracks, tile, tiles, kinds) => {
          const player = { tracks: named(tracks), stations: ['L19'], vessels: ['A7'], tiles };
          const scene = table({
            map: { A7: tile.id },
            players: [player],
            change: (state) => {
              state.escalations[state.tiles.findIndex((one) => one >= 0)] = kinds;
            },
          }).does(column('operation'));
          const price = priceOf(
            tile,
            kinds.map((kind) => ESCALATIONS[kind]!.id),
            tiles,
          );
          const can = payable(tracks, price);
          expect(scene.reasons(rescue('A7')).map(({ code }) => code)).toEqual(
            can ? [] : ['too-few-resources'],
          );
          if (can) possible++;
        },
      ),
      { numRuns: SIZES.rescues, seed: 7 },
    );
    expect(possible).toBeGreaterThan(SIZES.rescues / 10);
  });

  test('says of the same stations that they can be paid', () => {
    fc.assert(
      fc.property(someTracks, fc.integer({ min: 1, max: 3 }), (tracks, stations) => {
        const homes = ['L01', 'L02', 'L03'].slice(0, stations);
        const scene = table({
          players: [{ tracks: named(tracks), stations: homes, vessels: ['L01'] }],
        }).does(column('build'));
        const price = [0, 0, 0, 0, [3, 4, 5][stations - 1]!];
        expect(scene.reasons(station('L10'))).toHaveLength(payable(tracks, price) ? 0 : 1);
      }),
      { numRuns: SIZES.stations, seed: 7 },
    );
  });

  test('finds the same sums in whole matches', () => {
    const checked: Record<string, number> = {};
    for (const [seats, options] of [
      [1, {}],
      [3, { uphill: true }],
      [2, { cooperative: true, side: 'polar' }],
    ] as const)
      for (let match = 0; match < 2; match++)
        checkMatch({ seed: `paid ${match}`, seats, options }, checked);
    for (const type of ['rescue', 'station', 'launch', 'fit', 'column', 'extend', 'exchange'])
      expect([type, (checked[type] ?? 0) > 2]).toEqual([type, true]);
  });
});

const care = someCare(3);

/** Plays with little care, and half the time installs an upgrade where that is possible. */
const player: Policy = (turn) => {
  const upgrades = (turn.legal as readonly HiddenArkAction[]).filter(
    (action) => action.type === 'install' || ('column' in action && action.column === 'upgrade'),
  );
  const [first] = nextInt(turn.rng, 2) === 0 ? upgrades : [];
  return first ?? care(turn);
};

interface Setup {
  readonly seed: string;
  readonly seats: number;
  readonly options: object;
}

/** Plays a match with some care, and counts what each decision cost from question to question. */
function checkMatch({ seed, seats, options }: Setup, checked: Record<string, number>): void {
  const rng = createRng(seed);
  let state = hiddenArk.setup({ seed, seats, options: hiddenArk.parseOptions(options) });
  let begun: { readonly view: HiddenArkView; readonly action: HiddenArkAction } | undefined;
  let events: HiddenArkEvent[] = [];
  for (;;) {
    const [seat] = hiddenArk.activeSeats(state);
    if (seat === undefined) return;
    const legal = hiddenArk.legalActions(state, seat);
    const action = player({ game: hiddenArk as never, state, seat, legal, rng }) as HiddenArkAction;
    const view = hiddenArk.publicView(state);
    // the slot of an upgrade is the payment, and is itself an answer
    if (!begun || action.type === 'fit') begun = { view, action };
    const step = hiddenArk.apply(state, seat, action);
    state = step.state;
    balance({ seat, view, events: step.events }, state);
    events.push(...step.events);
    if (asksToPay(state)) continue;
    const cost = costOf(begun.view, seat, begun.action);
    if (cost !== undefined) {
      expect([begun.action, paid(events, seat)]).toEqual([begun.action, cost]);
      checked[begun.action.type] = (checked[begun.action.type] ?? 0) + 1;
    }
    begun = undefined;
    events = [];
  }
}

function asksToPay(state: HiddenArkState): boolean {
  return state.frames.some(({ kind }) => kind === 'pay');
}

function paid(events: readonly HiddenArkEvent[], seat: number): number {
  return events.reduce(
    (sum, event) => (event.type === 'paid' && event.seat === seat ? sum + event.amount : sum),
    0,
  );
}

/** How many resources an action takes, all kinds together; undefined for one that is not paid. */
function costOf(view: HiddenArkView, seat: number, action: HiddenArkAction): number | undefined {
  const player = view.seats[seat]!;
  const withExchange = (price: Amounts): number => {
    const short = price.map((amount, at) => Math.max(0, amount - player.tracks[at]!));
    return total(price) - total(short) + 2 * total(short);
  };
  const money = (amount: number): number => withExchange([0, 0, 0, 0, amount]);
  switch (action.type) {
    case 'column':
      return action.column === player.lastColumn ? 2 : 0;
    case 'extend':
    case 'exchange':
      return 2;
    case 'station':
      return money([0, 3, 4, 5][player.stations.length]!);
    case 'launch':
      return money([0, 2, 3, 4][player.vessels.length]!);
    case 'fit': {
      const slots = {
        build: [0, 1, 2],
        operation: [0, 1, 3],
        upgrade: [0, 1, 2],
        research: [0, 2, 3],
      };
      return view.turn.freeUpgrades > 0 ? 0 : money(slots[action.column][action.slot]!);
    }
    case 'rescue': {
      const at = view.tiles.findIndex(
        (tile, place) => tile !== '' && spaceOf(view, place) === action.space,
      );
      const tokens = view.escalations[at]!.split(' ').filter((token) => token !== '');
      return withExchange(priceOf(fishOf(view.tiles[at]!), tokens, player.tiles));
    }
    default:
      return undefined;
  }
}

/** Where the places for fish are, in the order of the map. */
const PLACES = {
  equatorial: ['B1', 'E1', 'K2', 'F3', 'D4', 'I4', 'G5', 'A7', 'D7', 'I7'],
  polar: ['C1', 'E2', 'H2', 'A3', 'I4', 'F5', 'B6', 'E7', 'D9', 'I9'],
} as const;

function spaceOf({ side }: HiddenArkView, place: number): string {
  return PLACES[side][place]!;
}

/** Every change of a track was told. */
function balance(
  step: {
    readonly seat: number;
    readonly view: HiddenArkView;
    readonly events: readonly HiddenArkEvent[];
  },
  after: HiddenArkState,
): void {
  const tracks = [...step.view.seats[step.seat]!.tracks];
  for (const event of step.events) {
    if (!('resource' in event) || event.type === 'waiting' || event.type === 'lost') continue;
    const at = RESOURCES.indexOf(event.resource);
    if (event.type === 'gained') tracks[at]! += event.amount;
    else if (event.type === 'paid') tracks[at]! -= event.amount;
    else tracks[at]! += 1;
  }
  expect(after.players[step.seat]!.tracks).toEqual(tracks);
}
