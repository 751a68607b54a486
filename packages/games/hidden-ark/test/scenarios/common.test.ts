import { describe, expect, test } from '@jest/globals';
import { bandOf } from '../../src/cards/index.ts';
import { hiddenArk, type HiddenArkState } from '../../src/index.ts';
import { tokenNumber } from '../../src/numbers.ts';
import { column, END, rescue, table, type Holding } from './table.ts';

const rich = { chemical: 9, marine: 9, conservation: 9, technology: 9, money: 9 } as const;
const HOMES: readonly Holding[] = ['L01', 'L02', 'L03', 'L04'].map((location) => ({
  stations: [location],
  vessels: [location],
}));

const line = (state: HiddenArkState, category: string, seat = 0): number =>
  hiddenArk.outcome(state).scores[seat]!.lines.find((one) => one.category === category)!.points;

describe('Together', () => {
  test('[C1, C3] the lowest score, the pool twice, less the escalation; and its name', () => {
    const scene = table({
      options: { cooperative: true },
      map: { D4: 'N1', F3: 'N2' },
      players: [
        { ...HOMES[0], tiles: ['N3'] },
        { ...HOMES[1], tiles: ['A1'] },
      ],
      change: (state) => {
        state.pool.fill(0);
        state.pool[tokenNumber('rescue')] = 4;
        // chemical +2 and marine +1
        state.escalations[state.tiles.indexOf(0)] = [1, 2];
      },
    });
    const outcome = hiddenArk.outcome(scene.state);
    expect(outcome).toMatchObject({
      kind: 'common',
      won: false,
      rating: 11 + 8 - 3,
      band: 'adrift',
    });
    expect(outcome.kind === 'common' && outcome.lines).toEqual([
      { category: 'lowest', points: 11 },
      { category: 'pool', points: 8 },
      { category: 'escalation', points: -3 },
    ]);
    expect([bandOf(99, 1), bandOf(100, 1), bandOf(221, 1)]).toEqual([
      'adrift',
      'untrained',
      'saviour',
    ]);
    expect([bandOf(-5, 2), bandOf(141, 2), bandOf(101, 3), bandOf(61, 4)]).toEqual([
      'adrift',
      'deckhand',
      'deckhand',
      'deckhand',
    ]);
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
      players: [
        { tracks: rich, stations: ['L06'], vessels: ['D4', 'F4'], hand: ['upgrade-movement'] },
      ],
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
    for (const location of ['L01', 'L02'])
      state = hiddenArk.apply(state, 0, { type: 'place', location }).state;
    expect(state.frames.at(-1)?.kind).toBe('lock');
    expect([line(state, 'stations'), line(state, 'vessels')]).toEqual([0, 0]);
    expect(hiddenArk.legalActions(state, 0)).toHaveLength(10);
    table({
      seats: 1,
      players: [
        {
          tracks: { money: 7 },
          stations: ['L01', 'L02'],
          vessels: ['L01', 'L02'],
          hand: ['build'],
        },
      ],
    })
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
          state.faceUp = ['rescue', 'build', 'upgrade', 'movement-2', 'movement-2'].map(
            tokenNumber,
          );
          lowered.forEach((amount, award) => {
            state.lowered[award] = amount;
          });
        },
      }).does({ type: 'take', token: 'rescue' });
    const scene = alone([0, 7, 0, 0, 0, 5]);
    scene.mayNot({ type: 'setAside', token: 'rescue' }, 'not-face-up');
    scene
      .does({ type: 'setAside', token: 'movement-2' })
      .mayNot({ type: 'lower', award: 'atlantic' }, 'award-at-zero');
    scene.mayNot({ type: 'lower', award: 'world-wide' }, 'award-at-zero');
    scene.does({ type: 'lower', award: 'north-pacific' });
    scene.expect((state) =>
      expect([line(state, 'awards'), state.faceUp.length, state.phase]).toEqual([6, 3, 'action']),
    );
    alone([7, 7, 7, 7, 7, 5])
      .does({ type: 'setAside', token: 'build' })
      .expect((state) => expect(state.phase).toBe('action'));
  });
});
