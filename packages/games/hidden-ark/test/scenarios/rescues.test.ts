import { describe, expect, test } from '@jest/globals';
import { hiddenArk } from '../../src/index.ts';
import { FACE_DOWN, NONE, tokenNumber } from '../../src/numbers.ts';
import { mapOf, spaceNumber } from '../../src/sea-map.ts';
import { column, END, go, play, rescue, station, table, takeAny, track, vessel } from './table.ts';

const rich = { chemical: 9, marine: 9, conservation: 9, technology: 9, money: 9 } as const;

describe('Rescues', () => {
  test('[R1] need a vessel, the resources, and what the tile asks for', () => {
    const scene = table({
      map: { D4: 'N1', F3: 'N6', G5: 'S4' },
      players: [{ tracks: { marine: 1 }, stations: ['L06'], vessels: ['D4'] }],
    });
    scene.mayNot(rescue('D4'), 'no-rescue').does(column('operation'));
    scene.mayNot(rescue('D4'), 'too-few-resources').mayNot(rescue('F3'), 'no-vessel-there');
    scene.mayNot(rescue('E4'), 'no-tile').mayNot(rescue('I4'), 'no-tile');
    table({ map: { D4: 'N6' }, players: [{ tracks: rich, stations: ['L06'], vessels: ['D4'] }] })
      .does(column('operation'))
      .mayNot(rescue('D4'), 'needs-two-stations');
    table({ map: { D4: 'N4' }, players: [{ tracks: rich, stations: ['L06'], vessels: ['D4'] }] })
      .does(column('operation'))
      .mayNot(rescue('D4'), 'needs-two-vessels');
  });

  test('[R2, R3, R4] bring the tile, its token and a discount; the vessel returns, and its place is sea', () => {
    table({
      map: { D4: 'N1', F3: 'N2', G5: 'S1', A7: 'I1', D7: 'I2', B1: 'R1', E1: 'R2' },
      players: [
        { tracks: rich, stations: ['L06', 'L05'], vessels: ['E4', 'E3'] },
        { stations: ['L13'], vessels: ['C4'] },
      ],
      change: (state) => {
        state.tileTokens[state.tiles.findIndex((tile) => tile === 0)] = tokenNumber('movement-2');
      },
    })
      .does(column('operation'), ...go(0, 'D4'), rescue('D4'))
      .does({ type: 'return', location: 'L06' })
      .expect((state, { events }) => {
        const { tiles, discounts, hand } = state.players[0]!;
        expect([tiles, discounts, hand]).toEqual([
          [0],
          [0, 1, 0, 0, 0],
          [tokenNumber('movement-2')],
        ]);
        expect(events).toContainEqual({ type: 'took', seat: 0, token: 'movement-2', from: 'tile' });
        expect([vessel(state, 0), track(state, 'marine'), track(state, 'technology')]).toEqual([
          'L06',
          7,
          6,
        ]);
      })
      // two vessels fit where the tile was
      .does(...go(1, 'E4'), ...go(1, 'D4'));
  });

  test('[H06] a vessel of the start and one in port count for what a tile asks for', () => {
    table({
      map: { D4: 'N4' },
      players: [{ tracks: rich, stations: ['L06'], vessels: ['D4', 'L06'] }],
    })
      .does(column('operation'), rescue('D4'))
      .expect((state) => expect(state.players[0]!.tiles).toHaveLength(1));
  });

  test('[H07, K2] a station by a token in the same turn counts', () => {
    table({
      map: { D4: 'N6' },
      players: [{ tracks: rich, stations: ['L06'], vessels: ['D4'], hand: ['build'] }],
    })
      .does(column('operation'))
      .mayNot(rescue('D4'), 'needs-two-stations')
      .does(play('build'), station('L01'), rescue('D4'), { type: 'return', location: 'L01' })
      .expect((state) => expect(state.players[0]!.tiles).toHaveLength(1));
  });

  test('[H08] without room to return nothing is paid', () => {
    table({
      map: { D4: 'N1' },
      players: [{ tracks: rich, stations: ['L06'], vessels: ['D4', 'L06', 'L06'] }],
    })
      .does(column('operation'))
      .mayNot(rescue('D4'), 'no-room-to-return')
      .expect((state) => expect(state.players[0]!.tracks).toEqual([9, 9, 9, 9, 9]));
  });

  test('[H09] a vessel that leaves makes room, if it can stop outside', () => {
    const fleet = {
      tracks: { marine: 2, technology: 3 },
      stations: ['L06'],
      vessels: ['D4', 'L06', 'L06'],
    } as const;
    table({ map: { D4: 'N1' }, players: [fleet] })
      .does(column('operation'), ...go(1, 'E3'), rescue('D4'))
      .expect((state) => expect(vessel(state, 0)).toBe('L06'));
    table({
      map: { D4: 'N1' },
      players: [
        { ...fleet, tracks: {}, hand: ['upgrade-movement'] },
        { stations: ['L05'], vessels: ['E3', 'E3'] },
      ],
    })
      .does(play('upgrade-movement'))
      .mayNot(go(1, 'E3')[0]!, 'cannot-stop-there');
  });

  test('[H35, F1] the map is refilled at once, and movement that is left goes on over it', () => {
    table({
      seats: 4,
      map: { D4: 'N1', F3: 'N2', I4: 'A1', G5: 'S1', A7: 'I1' },
      players: [{ tracks: rich, stations: ['L06'], vessels: ['D4', 'F4'] }],
    })
      .does(column('operation'), rescue('D4'))
      .expect((state, { events }) => {
        expect(state.refills).toBe(1);
        expect(state.tiles.filter((tile) => tile >= 0)).toHaveLength(10);
        expect(state.tileTokens.filter((token) => token !== NONE)).toHaveLength(4);
        expect(state.faceUp).toHaveLength(4);
        expect(events.filter(({ type }) => type === 'appeared')).toHaveLength(6);
        expect(state.turn.moves).toBe(3);
      })
      .does(...go(1, 'F3'), ...go(0, 'E3'), END);
  });

  test('[H37, C2] a vessel on a tile that is left: no token, but escalation', () => {
    table({
      options: { cooperative: true },
      map: { D4: 'N1', F3: 'N2', I4: 'A1', G5: 'S1', A7: 'I1', B1: 'R1', E1: 'R2' },
      players: [{ tracks: rich, stations: ['L06'], vessels: ['D4', 'F3'] }],
      change: (state) => {
        state.escalations[state.tiles.indexOf(0)] = [];
        state.escalations[state.tiles.findIndex((tile) => tile === 24)] = [0, 0];
      },
    })
      .does(column('operation'), rescue('D4'))
      .expect((state) => {
        const waiting = state.tiles.indexOf(1);
        expect([state.tileTokens[waiting], state.escalations[waiting]!.length]).toEqual([NONE, 1]);
        expect(state.tileTokens.filter((token) => token !== NONE)).toHaveLength(5);
        // two at most
        expect(state.escalations[state.tiles.indexOf(24)]).toEqual([0, 0]);
        expect(state.escalations.flat()).toHaveLength(2 + 5);
      });
  });

  test('[H38, 15] a tile comes under two vessels: both stay, nobody joins, either rescues', () => {
    const scene = table({
      map: { D4: 'N1', F3: 'N2', I4: 'A1', A7: 'I1', B1: 'R1', E1: 'R2', K2: 'A2' },
      players: [
        { tracks: rich, stations: ['L06', 'L13'], vessels: ['D4', 'G5', 'G6'] },
        { tracks: rich, stations: ['L15', 'L14'], vessels: ['G5', 'L14'] },
      ],
    })
      .does(column('operation'), rescue('D4'), { type: 'return', location: 'L06' })
      .expect((state) => {
        const { places } = mapOf('equatorial');
        expect(state.tiles[places.indexOf(spaceNumber('equatorial', 'G5'))]).toBeGreaterThanOrEqual(
          0,
        );
        expect([vessel(state, 1), vessel(state, 0, 1)]).toEqual(['G5', 'G5']);
        state.players[0]!.tracks.fill(0);
        state.players[1]!.tracks.fill(10);
      })
      .mayNot(go(2, 'G5', 'F5').at(-1)!, 'not-adjacent');
    // a vessel may pass, and cannot stop
    scene.expect((state) => {
      state.turn.moves = 1;
    });
    scene.mayNot(go(2, 'G5')[0]!, 'cannot-stop-there');
    scene.does(END).seat(1).does(takeAny(scene), column('operation'), rescue('G5'));
  });

  test('[H42, 16] nothing is refilled once the end has begun', () => {
    table({
      map: { D4: 'N1', F3: 'N2' },
      refills: 2,
      players: [{ tracks: rich, stations: ['L06'], vessels: ['D4'] }],
      change: (state) => {
        state.ending = 'final';
      },
    })
      .does(column('operation'), rescue('D4'))
      .expect((state, { events }) => {
        expect([state.refills, state.ending]).toEqual([2, 'final']);
        expect(events.map(({ type }) => type)).not.toContain('refilling');
      });
  });

  test('[23] a refill in step I gives a row of five to take from', () => {
    table({
      phase: 'opportunity',
      map: { D4: 'N1', F3: 'N2', I4: 'A1', G5: 'S1', A7: 'I1', B1: 'R1', E1: 'R2' },
      players: [{ tracks: rich, stations: ['L06'], vessels: ['D4'], hand: ['rescue'] }],
      change: (state) => {
        state.turn.taken = true;
      },
    })
      .does(play('rescue'), rescue('D4'))
      .expect((state) => expect([state.phase, state.faceUp.length]).toEqual(['opportunity', 5]));
  });

  test('[H53, D3] a place whose stack is empty stays so in a long game', () => {
    const map = { D4: 'N1', F3: 'N2', I4: 'A1', A7: 'I1', D7: 'I2', E1: 'R2', K2: 'A2' } as const;
    table({
      options: { long: true },
      refills: 2,
      map,
      players: [{ tracks: rich, stations: ['L06'], vessels: ['D4'] }],
      change: (state) => {
        for (let tile = 12; tile < 18; tile++) state.unseen[tile] = 0;
      },
    })
      .does(column('operation'), rescue('D4'))
      .expect((state) => {
        expect(state.refills).toBe(3);
        // neither place of the South Pacific
        expect(state.tiles.filter((tile) => tile === NONE)).toHaveLength(2);
      });
  });

  test('[D1, 22] face-down fish count as sea until a player turns one up, once a turn', () => {
    const hidden = { D4: '?', F3: '?', I4: '?', A7: '?', D7: '?', E1: '?', K2: '?' } as const;
    const scene = table({
      options: { discovery: true },
      map: hidden,
      players: [{ tracks: rich, stations: ['L06'], vessels: ['E4', 'D4'] }],
    });
    scene.does(column('operation')).mayNot(rescue('D4'), 'face-down');
    scene.does(...go(0, 'D4')).mayNot({ type: 'investigate', space: 'E4' }, 'not-face-down');
    scene.does({ type: 'investigate', space: 'D4' });
    scene.mayNot({ type: 'investigate', space: 'F3' }, 'investigated');
    scene.expect((state) =>
      expect(state.tiles.filter((tile) => tile >= 0 && tile < 6)).toHaveLength(1),
    );
    table({ players: [{ stations: ['L06'], vessels: ['E4'] }] }).mayNot(
      { type: 'investigate', space: 'D4' },
      'not-in-this-match',
    );
    const seven = hiddenArk.setup({
      seed: 'd',
      seats: 2,
      options: hiddenArk.parseOptions({ discovery: true }),
    });
    expect(seven.tiles).toEqual(Array.from({ length: 10 }, () => FACE_DOWN));
  });

  test('[22] face-down tiles count as left', () => {
    table({
      options: { discovery: true },
      map: { D4: 'N1', F3: '?', I4: '?', A7: '?', D7: '?', E1: '?', K2: '?', I7: '?' },
      players: [{ tracks: rich, stations: ['L06'], vessels: ['D4'] }],
    })
      .does(column('operation'), rescue('D4'))
      .expect((state) => expect(state.refills).toBe(0));
  });
});
