import { describe, expect, test } from '@jest/globals';
import { scoresOf, winnersOf } from '@atoll/engine';
import { shareAward } from '../../src/awards.ts';
import { hiddenArk, type HiddenArkState } from '../../src/index.ts';
import {
  column,
  END,
  own,
  rescue,
  table,
  takeAny,
  type ArkScenario,
  type Holding,
} from './table.ts';

const rich = { chemical: 9, marine: 9, conservation: 9, technology: 9, money: 9 } as const;
const HOMES: readonly Holding[] = ['L01', 'L02', 'L03', 'L04'].map((location) => ({
  stations: [location],
  vessels: [location],
}));

const total = (state: HiddenArkState, seat = 0): number =>
  hiddenArk.outcome(state).scores[seat]!.total;
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
  while (
    scene.state.phase !== 'over' &&
    scene.legal.length > 0 &&
    scene.legal.every(({ type }) => type === 'convert')
  )
    scene.does(scene.legal[0]!);
}

/** A match for four in which the third refill is due after a rescue of this seat. */
function third(seat: number, round = 2): ArkScenario {
  const scene = table({
    seats: 4,
    refills: 2,
    map: { D4: 'N1', F3: 'N2', I4: 'A1', G5: 'S1', A7: 'I1' },
    players: HOMES.map((home, at) =>
      at === seat ? { tracks: rich, stations: ['L06'], vessels: ['D4'] } : home,
    ),
    change: (state) => {
      state.turn.seat = seat;
      state.round = round;
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

  test.each([
    { round: 24, last: 25 },
    { round: 25, last: 26 },
  ])(
    '[18, F2] brought about in round $round, the final round is round $last',
    ({ round, last }) => {
      const scene = third(1, round);
      const seats: number[] = [];
      while (scene.state.phase !== 'over') {
        seats.push(scene.state.turn.seat);
        expect(scene.state.round).toBe(seats.length < 3 ? round : last);
        pass(scene);
      }
      expect(seats).toEqual([2, 3, 0, 1, 2, 3]);
    },
  );

  test('[18] without it the match is over after the limit', () => {
    const scene = table({
      seats: 4,
      players: HOMES,
      change: (state) => {
        state.round = 25;
        state.turn.seat = 3;
      },
    });
    scene.seat(3);
    pass(scene);
    expect([scene.state.phase, scene.state.ending, scene.state.round]).toEqual(['over', 'no', 25]);
  });

  test('[E1, H47] the example of the rulebook: 69 points', () => {
    const colours = { atlantic: ['A4', 'A6'], south: ['S4'], indian: ['I4'] };
    const scene = table({
      seats: 4,
      players: [
        {
          tracks: { marine: 8, money: 7 },
          stations: ['L01', 'L02', 'L03'],
          vessels: ['L01', 'L02', 'L03'],
        },
        ...HOMES.slice(1).map(() => ({ stations: [], vessels: [] })),
      ],
      change: (state) => {
        for (const tile of [...colours.atlantic, ...colours.south, ...colours.indian])
          own(state, 0, tile);
        for (const tile of ['S2', 'I2', 'I3']) own(state, 1, tile);
        for (const tile of ['S3', 'S5', 'I5', 'I6', 'A3']) own(state, 2, tile);
        state.players[0]!.points = 6;
      },
    });
    expect([line(scene.state, 'stations'), line(scene.state, 'vessels')]).toEqual([10, 6]);
    expect([line(scene.state, 'points'), line(scene.state, 'resources')]).toEqual([6, 3]);
    // first in the Atlantic, second with another in the South Pacific, third in the Indian Ocean:
    // 7, 4 and 3
    expect(line(scene.state, 'awards')).toBe(14);
    expect(line(scene.state, 'tiles')).toBe(30);
    expect(total(scene.state)).toBe(69);
  });

  test('[E2, 17, H44, H45] awards are shared by those that tie, rounded down', () => {
    expect(shareAward([2, 2, 1], [7, 5, 3])).toEqual([6, 6, 3]);
    expect(shareAward([3, 1, 1, 0], [7, 5, 3])).toEqual([7, 4, 4, 0]);
    expect(shareAward([1, 1, 1, 1], [7, 5, 3])).toEqual([3, 3, 3, 3]);
    expect(shareAward([4, 3, 2, 1], [7, 5, 3])).toEqual([7, 5, 3, 0]);
    expect(shareAward([1, 1], [7, 3])).toEqual([5, 5]);
    expect(shareAward([1, 0], [7, 3])).toEqual([7, 0]);
    const two = (one: readonly string[], other: readonly string[]): readonly number[] => {
      const { state } = table({
        players: [
          { ...HOMES[0], tiles: one },
          { ...HOMES[1], tiles: other },
        ],
      });
      return [line(state, 'awards', 0), line(state, 'awards', 1)];
    };
    expect(two(['N1'], ['N2'])).toEqual([5, 5]);
    expect(two(['N1'], [])).toEqual([7, 0]);
  });

  test('[E3, H46] everybody with all regions gets the award for it', () => {
    const all = ['N', 'A', 'S', 'I', 'R'];
    const players = [1, 2].map((number, seat) => ({
      ...HOMES[seat],
      tiles: all.map((region) => `${region}${number}`),
    }));
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
          {
            ...HOMES[1],
            tiles: ['A1'],
            slots: { build: marine, operation: other },
            hand: [...money, ...money],
          },
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
    const tiles = table({
      players: [
        { ...HOMES[0], tiles: ['N1', 'N2'] },
        { ...HOMES[1], tiles: ['N5'] },
      ],
    }).state;
    expect(scoresOf(hiddenArk.outcome(tiles)).map(({ rank }) => rank)).toEqual([1, 2]);
  });
});
