import { describe, expect, test } from '@jest/globals';
import { createRng } from '@atoll/engine';
import { hiddenArk, type HiddenArkState } from '../src/index.ts';
import {
  awardRaces,
  columnsOf,
  commonStanding,
  piecePrices,
  pointsNow,
  barrierAt,
  rescueQuote,
  routeBy,
  routesOf,
  tideOf,
  type ColumnView,
} from '../src/views/index.ts';
import { tileNumber } from '../src/numbers.ts';
import { someCare } from './careful.ts';
import { column, table, type Position } from './scenarios/table.ts';

/** The view of a position once an operation was chosen. */
function sailing(position: Position): HiddenArkState {
  let found: HiddenArkState | undefined;
  table(position)
    .does(column('operation'))
    .expect((state) => {
      found = state;
    });
  return found as HiddenArkState;
}

const HOME = { stations: ['L06'], vessels: ['L06'] } as const;

describe('The routes of a vessel', () => {
  test('begin by the arrow of its port, and say what movement has to be bought', () => {
    const view = hiddenArk.publicView(sailing({ players: [{ ...HOME, tracks: { marine: 4 } }] }));
    const to = (space: string) => routesOf(view).find(({ path }) => path.at(-1) === space);
    expect(to('E3')).toMatchObject({ from: 'L06', path: ['E3'], extensions: 0, price: 0 });
    expect(to('E4')).toMatchObject({ path: ['E3', 'E4'], extensions: 0, points: 1 });
    expect(to('D4')).toMatchObject({ path: ['E3', 'E4', 'D4'], extensions: 1, price: 2 });
    expect(to('C5')).toBeUndefined();
  });

  test('can be bent by a space in between, as far as the movement reaches', () => {
    const view = hiddenArk.publicView(sailing({ players: [{ ...HOME, tracks: { marine: 8 } }] }));
    const route = routesOf(view).find(({ path }) => path.at(-1) === 'F4');
    expect(route?.path).toHaveLength(3);
    const other = route!.path.includes('E4') ? 'F3' : 'E4';
    const bent = routeBy(view, route!, other);
    expect(bent?.path).toContain(other);
    expect(bent?.path.at(-1)).toBe('F4');
    expect(routeBy(view, route!, 'A7')).toBeUndefined();
  });

  test('end only where a vessel may stop', () => {
    const view = hiddenArk.publicView(
      sailing({
        map: { D4: 'N1' },
        players: [
          { ...HOME, tracks: { marine: 8 } },
          { stations: ['L13'], vessels: ['D4'] },
        ],
      }),
    );
    const ends = routesOf(view).map(({ path }) => path.at(-1));
    expect(ends).not.toContain('D4');
    expect(ends).toContain('C4');
  });

  test('each step of them is legal where it is taken, in whole matches', () => {
    const rng = createRng('routes');
    const player = someCare(3);
    let state = hiddenArk.setup({ seed: 'routes', seats: 3, options: hiddenArk.parseOptions({}) });
    let sailed = 0;
    for (let count = 0; count < 150; count++) {
      const [seat] = hiddenArk.activeSeats(state);
      if (seat === undefined) break;
      const legal = hiddenArk.legalActions(state, seat);
      for (const { vessel, path } of routesOf(hiddenArk.publicView(state)).slice(-3)) {
        let there = hiddenArk.clone(state);
        for (const to of path) {
          if (there.turn.moves === 0) break;
          const move = { type: 'move', vessel, to } as const;
          expect(hiddenArk.explain(there, seat, move)).toEqual([]);
          there = hiddenArk.apply(there, seat, move).state;
          sailed++;
        }
      }
      const action = player({ game: hiddenArk as never, state, seat, legal, rng });
      state = hiddenArk.apply(state, seat, action as never).state;
    }
    expect(sailed).toBeGreaterThan(40);
  });
});

test('What a rescue would take is what the rules take: escalation, discounts, exchange', () => {
  const state = sailing({
    map: { D4: 'N1' },
    players: [{ ...HOME, tracks: { technology: 2, chemical: 4 }, tiles: ['I3', 'N4'] }],
  });
  const quote = rescueQuote(hiddenArk.publicView(state), 0, 'D4');
  // 2 marine and 3 technology are printed; no held resource counts as marine
  expect(quote).toMatchObject({ printed: [0, 2, 0, 3, 0], lacks: 3, exchange: 6 });
  expect(quote?.left).toBe(6 - 2 - 6);
  expect(quote?.ports).toEqual(['L06']);
  expect(rescueQuote(hiddenArk.publicView(state), 0, 'F3')).toBeUndefined();
});

test('A space that no vessel can sail to names the obstacle', () => {
  const positions: Position = {
    map: { D4: 'N1', F3: 'N2' },
    players: [{ stations: ['L06'], vessels: ['E4'] }, { vessels: ['D4', 'E3', 'E3'] }],
    change: ({ locks, tiles }) => {
      locks[tiles.findIndex((tile) => tile === tileNumber('N2'))] = 1;
    },
  };
  const view = hiddenArk.publicView(sailing(positions));
  expect(view.turn.moves).toBeGreaterThanOrEqual(1);
  expect(barrierAt(view, 'D4')).toBe('fishTaken');
  expect(barrierAt(view, 'F3')).toBe('fishLocked');
  expect(barrierAt(view, 'E3')).toBe('seaFull');
  expect(barrierAt(view, 'A1')).toBe('tooFar');
});

test('A fish says that no port has room only once a vessel of the seat is there', () => {
  const at = (position: Position): HiddenArkState => {
    let found: HiddenArkState | undefined;
    table({ map: { D4: 'N1' }, ...position }).expect((state) => {
      found = state;
    });
    return found as HiddenArkState;
  };
  const quoteOf = (position: Position) => {
    const { ports, stranded } = rescueQuote(hiddenArk.publicView(at(position)), 0, 'D4') ?? {};
    return { ports, stranded };
  };
  expect(quoteOf({ players: [{}] })).toEqual({ ports: [], stranded: false });
  const inPort = { stations: ['L06'], vessels: ['L06', 'L06'] };
  expect(quoteOf({ players: [inPort] })).toEqual({ ports: ['L06'], stranded: false });
  const atSea = { ...inPort, vessels: ['L06', 'L06', 'D4'] };
  expect(quoteOf({ players: [atSea] })).toEqual({ ports: [], stranded: true });
  const beside = { ...inPort, vessels: ['L06', 'L06', 'E4'] };
  expect(quoteOf({ players: [beside] })).toEqual({ ports: ['L06'], stranded: false });
});

test('The board of a seat says what repeating a column and the next pieces cost', () => {
  table({
    players: [{ ...HOME, lastColumn: 'research', slots: { build: ['upgrade-money'] } }],
  }).expect((state) => {
    const view = hiddenArk.publicView(state);
    const [build, , , research] = columnsOf(view, 0);
    expect(research).toMatchObject({ repeat: 2, inUse: false });
    expect(build?.slots.map(({ token }) => token)).toEqual(['upgrade-money', '', '']);
    expect(build?.slots.map(({ price }) => price)).toEqual([0, 1, 2]);
    expect(piecePrices(view, 0)).toEqual({ station: 3, vessel: 2 });
  });
});

test.each([
  ['build', ['upgrade-money', 'upgrade-marine']],
  ['operation', ['upgrade-movement', 'upgrade-money', 'upgrade-money']],
  ['upgrade', ['upgrade-movement']],
  ['research', ['upgrade-technology']],
] as const)('The %s column says beforehand what choosing it brings', (name, upgrades) => {
  const start = table({
    players: [{ ...HOME, vessels: ['L06', 'L06'], slots: { [name]: upgrades } }],
  });
  let promised: ColumnView | undefined;
  start
    .expect((state) => {
      promised = columnsOf(hiddenArk.publicView(state), 0).find(({ column: id }) => id === name);
    })
    .does(column(name))
    .expect(({ turn, players }) => {
      const { moves, rescues, builds, studies, freeUpgrades } = turn;
      const { tracks } = players[0]!;
      const got = { moves, rescues, builds, studies, upgrades: freeUpgrades, resources: tracks };
      expect(got).toEqual(promised?.pays);
    });
});

test('Awards, tide and the common result stand as the match would end now', () => {
  table({
    options: { cooperative: true },
    map: { D4: 'N1', F3: 'N2' },
    players: [
      { ...HOME, tiles: ['A1', 'A2'] },
      { stations: ['L13'], tiles: ['A3'] },
    ],
  }).expect((state) => {
    const view = hiddenArk.publicView(state);
    const atlantic = awardRaces(view).find(({ award }) => award === 'atlantic');
    expect(atlantic).toMatchObject({ counts: [2, 1], points: [7, 3], places: [7, 3] });
    expect(tideOf(view)).toEqual({ left: 2, at: 6, refills: 0, most: 2 });
    const result = hiddenArk.outcome(state);
    expect(pointsNow(view)).toEqual(result.scores.map(({ total }) => total));
    expect(result.kind === 'common' && result.rating).toBe(commonStanding(view)?.rating);
  });
});
