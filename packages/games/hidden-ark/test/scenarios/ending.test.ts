import { describe, expect, test } from '@jest/globals';
import { scoresOf, winnersOf } from '@atoll/engine';
import { shareAward } from '../../src/awards.ts';
import { bandOf } from '../../src/cards/index.ts';
import { hiddenArk, type HiddenArkState } from '../../src/index.ts';
import { tokenNumber } from '../../src/numbers.ts';
import { column, END, own, rescue, table, takeAny, type ArkScenario, type Holding } from './table.ts';

const rich = { chemical: 9, marine: 9, conservation: 9, technology: 9, money: 9 } as const;
const HOMES: readonly Holding[] = ['L01', 'L02', 'L03', 'L04'].map((location) => ({ stations: [location], vessels: [location] }));

const total = (state: HiddenArkState, seat = 0): number => hiddenArk.outcome(state).scores[seat]!.total;
const line = (state: HiddenArkState, category: string, seat = 0): number =>
  hiddenArk.outcome(state).scores[seat]!.lines.find((one) => one.category === category)!.points;

/** The seat on turn takes a token, chooses a column and ends its turn. */
function pass(scene: ArkScenario): void {
  const { seat } = scene.state.turn;
  scene.seat(seat);
  if (scene.state.phase === 'opportunity') scene.does(takeAny(scene));
  while (scene.legal.every(({ type }) => type === 'convert')) scene.does(scene.legal[0]!);
  const free = scene.legal.find(({ type }) => type === 'column')!;
  scene.does(free, END);
  while (scene.state.phase !== 'over' && scene.legal.length > 0 && scene.legal.every(({ type }) => type === 'convert'))
    scene.does(scene.legal[0]!);
}

/** A match for four in which the third refill is due after a rescue of this seat. */
function third(seat: number): ArkScenario {
  const scene = table({
    seats: 4,
    refills: 2,
    map: { D4: 'N1', F3: 'N2', I4: 'A1', G5: 'S1', A7: 'I1' },
    players: HOMES.map((home, at) => (at === seat ? { tracks: rich, stations: ['L06'], vessels: ['D4'] } : home)),
    change: (state) => {
      state.turn.seat = seat;
    },
  });
  scene.seat(seat).does(column('operation'), rescue('D4'));
  expect(scene.state.ending).toBe('triggered');
  expect(scene.state.refills).toBe(2);
  scene.does(END);
  return scene;
}

describe('The end', () => {
  test('[H40, F2, 16] begins at once when the last seat brings it about', () => {
    const scene = third(3);
    expect([scene.state.ending, scene.state.turn.seat]).toEqual(['final', 0]);
    for (let turn = 0; turn < 4; turn++) {
      expect(scene.state.turn.seat).toBe(turn);
      pass(scene);
    }
    expect([scene.state.phase, hiddenArk.activeSeats(scene.state)]).toEqual(['over', []]);
    scene.mayNot(END, 'over');
  });

  test('[H41] comes after the round and one more when the first seat does', () => {
    const scene = third(0);
    const seats: number[] = [];
    while (scene.state.phase !== 'over') {
      seats.push(scene.state.turn.seat);
      pass(scene);
    }
    expect(seats).toEqual([1, 2, 3, 0, 1, 2, 3]);
  });

  test('[E1, H47] the example of the rulebook: 69 points', () => {
    const colours = { atlantic: ['A1', 'A2'], south: ['S1'], indian: ['I1'] };
    const scene = table({
      seats: 4,
      players: [
        { tracks: { marine: 8, money: 7 }, stations: ['L01', 'L02', 'L03'], vessels: ['L01', 'L02', 'L03'] },
        ...HOMES.slice(1).map(() => ({ stations: [], vessels: [] })),
      ],
      change: (state) => {
        for (const tile of [...colours.atlantic, ...colours.south, ...colours.indian]) own(state, 0, tile);
        for (const tile of ['S2', 'I2', 'I3']) own(state, 1, tile);
        for (const tile of ['S3', 'S4', 'I4', 'I5', 'A3']) own(state, 2, tile);
        state.players[0]!.points = 6;
      },
    });
    expect([line(scene.state, 'stations'), line(scene.state, 'vessels')]).toEqual([10, 6]);
    expect([line(scene.state, 'points'), line(scene.state, 'resources')]).toEqual([6, 3]);
    // first in the Atlantic, second with another in the South Pacific, third in the Indian Ocean: 7, 4 and 3
    expect(line(scene.state, 'awards')).toBe(14);
    // the tiles of the example are not ours: 16 points here, 30 there
    expect(line(scene.state, 'tiles')).toBe(16);
    expect(total(scene.state) - 16 + 30).toBe(69);
    const lines = [10, 6, 30, 6, 3, 14];
    expect(lines.reduce((sum, points) => sum + points, 0)).toBe(69);
  });

  test('[E2, 17, H44, H45] awards are shared by those that tie, rounded down', () => {
    expect(shareAward([2, 2, 1], [7, 5, 3])).toEqual([6, 6, 3]);
    expect(shareAward([3, 1, 1, 0], [7, 5, 3])).toEqual([7, 4, 4, 0]);
    expect(shareAward([1, 1, 1, 1], [7, 5, 3])).toEqual([3, 3, 3, 3]);
    expect(shareAward([4, 3, 2, 1], [7, 5, 3])).toEqual([7, 5, 3, 0]);
    expect(shareAward([1, 1], [7, 3])).toEqual([5, 5]);
    expect(shareAward([1, 0], [7, 3])).toEqual([7, 0]);
    const two = (one: readonly string[], other: readonly string[]): readonly number[] => {
      const { state } = table({ players: [{ ...HOMES[0], tiles: one }, { ...HOMES[1], tiles: other }] });
      return [line(state, 'awards', 0), line(state, 'awards', 1)];
    };
    expect(two(['N1'], ['N2'])).toEqual([5, 5]);
    expect(two(['N1'], [])).toEqual([7, 0]);
  });

  test('[E3, H46] everybody with all regions gets the award for it', () => {
    const all = ['N', 'A', 'S', 'I', 'R'];
    const players = [1, 2].map((number, seat) => ({ ...HOMES[seat], tiles: all.map((region) => `${region}${number}`) }));
    const { state } = table({ players });
    expect([line(state, 'awards', 0), line(state, 'awards', 1)]).toEqual([30, 30]);
    const four = table({ seats: 4, players: [...players, HOMES[2]!, HOMES[3]!] }).state;
    expect([line(four, 'awards', 0), line(four, 'awards', 2)]).toEqual([37, 0]);
  });

  test('[E4, H48] equal points: more tiles, then more upgrades on the board, then shared', () => {
    const marine = Array.from({ length: 3 }, () => 'upgrade-marine');
    const money = Array.from({ length: 2 }, () => 'upgrade-money');
    const boards = (one: readonly string[], other: readonly string[]) =>
      table({
        players: [
          { ...HOMES[0], tiles: ['N1'], slots: { build: marine, operation: one }, hand: money },
          { ...HOMES[1], tiles: ['A1'], slots: { build: marine, operation: other }, hand: [...money, ...money] },
        ],
        change: (state) => {
          state.players[0]!.points = 1;
        },
      }).state;
    const won = hiddenArk.outcome(boards(money, money.slice(1)));
    expect(scoresOf(won).map(({ rank, tieBreak }) => [rank, tieBreak])).toEqual([
      [1, { category: 'upgrades', points: 5 }],
      [2, { category: 'upgrades', points: 4 }],
    ]);
    expect(winnersOf(hiddenArk.outcome(boards(money, money)))).toEqual([0, 1]);
    const tiles = table({ players: [{ ...HOMES[0], tiles: ['N1', 'N2'] }, { ...HOMES[1], tiles: ['N5'] }] }).state;
    expect(scoresOf(hiddenArk.outcome(tiles)).map(({ rank }) => rank)).toEqual([1, 2]);
  });
});

describe('Together', () => {
  test('[C1, C3] the lowest score, the pool twice, less the escalation; and its name', () => {
    const scene = table({
      options: { cooperative: true },
      map: { D4: 'N1', F3: 'N2' },
      players: [{ ...HOMES[0], tiles: ['N3'] }, { ...HOMES[1], tiles: ['A1'] }],
      change: (state) => {
        state.pool.fill(0);
        state.pool[tokenNumber('rescue')] = 4;
        // chemical +2 and marine +1
        state.escalations[state.tiles.indexOf(0)] = [1, 2];
      },
    });
    const outcome = hiddenArk.outcome(scene.state);
    expect(outcome).toMatchObject({ kind: 'common', won: false, rating: 11 + 8 - 3, band: 'adrift' });
    expect(outcome.kind === 'common' && outcome.lines).toEqual([
      { category: 'lowest', points: 11 },
      { category: 'pool', points: 8 },
      { category: 'escalation', points: -3 },
    ]);
    expect([bandOf(99, 1), bandOf(100, 1), bandOf(221, 1)]).toEqual(['adrift', 'untrained', 'saviour']);
    expect([bandOf(-5, 2), bandOf(141, 2), bandOf(101, 3), bandOf(61, 4)]).toEqual(['adrift', 'deckhand', 'deckhand', 'deckhand']);
    const rated = (points: number): boolean => {
      scene.state.phase = 'over';
      scene.state.players.forEach((player) => {
        player.points = points;
      });
      const ended = hiddenArk.outcome(scene.state);
      return ended.kind === 'common' && ended.won;
    };
    expect([rated(124), rated(125)]).toEqual([false, true]);
  });
});

describe('Alone', () => {
  const places = ['D4', 'F3', 'I4', 'G5', 'A7', 'D7', 'B1', 'E1'] as const;
  const tiles = ['N1', 'N2', 'A1', 'S1', 'I1', 'I2', 'R1', 'R2'];
  const map = Object.fromEntries(places.map((space, index) => [space, tiles[index]!]));

  test('[C4, 19, H50] foreign vessels come after each rescue; a refill takes them away, then one comes', () => {
    const scene = table({
      seats: 1,
      map,
      players: [{ tracks: rich, stations: ['L06'], vessels: ['D4', 'F5'] }],
      change: (state) => {
        state.locks[state.tiles.indexOf(1)] = 1;
      },
    });
    scene.does(column('operation')).mayNot(rescue('F3'), 'no-vessel-there');
    scene.does(rescue('D4')).expect((state, { events }) => {
      expect(events.map(({ type }) => type)).toContain('unlocked');
      expect(state.tiles.filter((tile) => tile >= 0)).toHaveLength(10);
      expect(state.locks.every((lock) => lock === 0)).toBe(true);
    });
    scene.mayNot({ type: 'lock', space: 'E4' }, 'no-tile').does({ type: 'lock', space: 'F3' });
    scene.expect((state) => expect(state.locks.filter((lock) => lock === 1)).toHaveLength(1));
    scene.mayNot({ type: 'lock', space: 'A7' }, 'nothing-asked');
  });

  test('[C4] a locked tile cannot be rescued, nor entered to stop', () => {
    table({
      seats: 1,
      map: { ...map, K2: 'A2' },
      players: [{ tracks: rich, stations: ['L06'], vessels: ['D4', 'F4'], hand: ['upgrade-movement'] }],
      change: (state) => {
        state.locks[state.tiles.indexOf(0)] = 1;
        state.locks[state.tiles.indexOf(1)] = 1;
        state.players[0]!.tracks.fill(1);
        state.players[0]!.tracks[1] = 6;
      },
    })
      .does(column('operation'))
      .mayNot(rescue('D4'), 'locked')
      .does({ type: 'move', vessel: 1, to: 'F3' })
      .mayNot(END, 'vessel-must-go-on');
  });

  test('[C4, 20] two stations and vessels at the start, which cost and count nothing', () => {
    let state = hiddenArk.setup({ seed: 'alone', seats: 1, options: hiddenArk.parseOptions({}) });
    for (const location of ['L01', 'L02']) state = hiddenArk.apply(state, 0, { type: 'place', location }).state;
    expect(state.frames.at(-1)?.kind).toBe('lock');
    expect([line(state, 'stations'), line(state, 'vessels')]).toEqual([0, 0]);
    expect(hiddenArk.legalActions(state, 0)).toHaveLength(10);
    table({ seats: 1, players: [{ tracks: { money: 7 }, stations: ['L01', 'L02'], vessels: ['L01', 'L02'], hand: ['build'] }] })
      .does(column('build'), { type: 'station', location: 'L03' })
      .expect((after) => expect(after.players[0]!.tracks[4]).toBe(3))
      .expect((after) => expect(line(after, 'stations')).toBe(5));
  });

  test('[C5, 21] a token leaves the row and lowers an award, as long as one is worth something', () => {
    const alone = (lowered: readonly number[]) =>
      table({
        seats: 1,
        phase: 'opportunity',
        players: [{ stations: ['L01', 'L02'], vessels: ['L01', 'L02'], tiles: ['N1'] }],
        change: (state) => {
          state.faceUp = ['rescue', 'build', 'upgrade', 'movement-2', 'movement-2'].map(tokenNumber);
          lowered.forEach((amount, award) => {
            state.lowered[award] = amount;
          });
        },
      }).does({ type: 'take', token: 'rescue' });
    const scene = alone([0, 7, 0, 0, 0, 5]);
    scene.mayNot({ type: 'setAside', token: 'rescue' }, 'not-face-up');
    scene.does({ type: 'setAside', token: 'movement-2' }).mayNot({ type: 'lower', award: 'atlantic' }, 'award-at-zero');
    scene.mayNot({ type: 'lower', award: 'world-wide' }, 'award-at-zero');
    scene.does({ type: 'lower', award: 'north-pacific' });
    scene.expect((state) => expect([line(state, 'awards'), state.faceUp.length, state.phase]).toEqual([6, 3, 'action']));
    alone([7, 7, 7, 7, 7, 5])
      .does({ type: 'setAside', token: 'build' })
      .expect((state) => expect(state.phase).toBe('action'));
  });
});
