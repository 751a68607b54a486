import { describe, expect, test } from '@jest/globals';
import { NONE } from '../../src/numbers.ts';
import { HOME, kind } from './begun.ts';
import { column, fit, install, launch, play, station, table, track } from './table.ts';

describe('Building and upgrading', () => {
  test('[B1, B2, H26] stations for money, where a token lies or none', () => {
    const player = { ...HOME, tracks: { money: 8 }, hand: ['build'] } as const;
    table({ players: [player], locations: { L01: 'upgrade-money' } })
      .does(column('build'), station('L01'))
      .expect((state) => {
        expect(track(state, 'money')).toBe(5);
        expect(state.players[0]!.hand).toEqual(['build', 'upgrade-money'].map(kind));
      })
      .mayNot(station('L02'), 'no-build')
      .does(play('build'))
      .mayNot(station('L01'), 'location-taken')
      .does(station('L02'))
      .expect((state) => {
        expect([track(state, 'money'), state.players[0]!.hand.length]).toEqual([1, 1]);
        expect(state.locationTokens[1]).toBe(NONE);
      });
    table({ players: [{ ...HOME, stations: ['L05', 'L01', 'L02', 'L03'], tracks: { money: 9 } }] })
      .does(column('build'))
      .mayNot(station('L04'), 'no-station-left');
  });

  test('[X2] money that lacks is exchanged for', () => {
    table({ players: [{ ...HOME, tracks: { money: 1, marine: 4 } }] })
      .does(column('build'), station('L01'))
      .expect((state) => expect(state.players[0]!.tracks).toEqual([0, 0, 0, 0, 0]));
    table({ players: [{ ...HOME, tracks: { money: 1, marine: 3 } }] })
      .does(column('build'))
      .mayNot(station('L01'), 'too-few-resources')
      .expect((_, { events }) => expect(events).toHaveLength(1));
  });

  test('[B3, H28] vessels come to own ports with room', () => {
    const players = [
      { ...HOME, vessels: ['L05', 'L05'], tracks: { money: 9 } },
      { stations: ['L01'], vessels: ['A1'] },
    ];
    table({ players })
      .does(column('build'))
      .mayNot(launch('L05'), 'port-full')
      .mayNot(launch('L01'), 'not-your-station')
      .mayNot(launch('L02'), 'not-your-station');
    table({ players: [{ ...HOME, tracks: { money: 2 } }] })
      .does(column('build'), launch('L05'))
      .expect((state) =>
        expect([track(state, 'money'), state.players[0]!.vessels.length]).toEqual([0, 2]),
      );
    table({ players: [{ ...HOME, vessels: ['F2', 'F3', 'F4', 'F5'], tracks: { money: 9 } }] })
      .does(column('build'))
      .mayNot(launch('L05'), 'no-vessel-left');
  });

  test('[H27] a build token under the station is used at once', () => {
    table({ players: [{ ...HOME, tracks: { money: 5 } }], locations: { L01: 'build' } })
      .does(column('build'), station('L01'), play('build'), launch('L01'))
      .expect((state) =>
        expect([track(state, 'money'), state.players[0]!.vessels.length]).toEqual([0, 2]),
      );
  });

  test('[7] a build token where nothing can be built is refused', () => {
    table({ players: [{ ...HOME, tracks: { money: 1 }, hand: ['build'] }] }).mayNot(
      play('build'),
      'nothing-to-build',
    );
  });

  test('[H20, P3, U2] an upgrade installed in the column of the turn works at once', () => {
    table({
      players: [
        {
          ...HOME,
          hand: ['upgrade-marine', 'upgrade-technology', 'upgrade-money'],
          tracks: { money: 0 },
        },
      ],
    })
      .mayNot(install('upgrade-marine'), 'not-upgrading')
      .does(column('upgrade'), install('upgrade-marine'), fit('upgrade', 2))
      .expect((state) => expect(state.players[0]!.tracks).toEqual([0, 1, 0, 0, 0]))
      .does(install('upgrade-technology'), fit('build', 0))
      .expect((state) => expect(state.players[0]!.tracks).toEqual([0, 1, 0, 0, 0]));
    table({
      players: [
        {
          ...HOME,
          slots: { build: ['upgrade-marine', 'upgrade-marine'], research: ['upgrade-money'] },
        },
      ],
    })
      .does(column('build'))
      .expect((state) => expect(state.players[0]!.tracks).toEqual([0, 2, 0, 0, 0]));
  });

  test('[H21, U1] the first upgrade is free in any slot, the next one costs what its slot says', () => {
    table({ players: [{ ...HOME, hand: ['upgrade-money', 'upgrade-marine', 'upgrade-chemical'] }] })
      .does(column('upgrade'), install('upgrade-money'), fit('build', 2))
      .does(install('upgrade-marine'))
      .mayNot(fit('build', 2), 'slot-taken')
      .mayNot(fit('operation', 2), 'too-few-resources')
      .does(fit('upgrade', 0))
      .does(install('upgrade-chemical'))
      .does(fit('research', 0))
      .expect((state) => expect(state.players[0]!.hand).toEqual([]));
  });

  test('[H22] the yield of an upgrade pays for the next slot', () => {
    table({ players: [{ ...HOME, hand: ['upgrade-money', 'upgrade-marine'] }] })
      .does(column('upgrade'), install('upgrade-money'), fit('upgrade', 0))
      .expect((state) => expect(track(state, 'money')).toBe(1))
      .does(install('upgrade-marine'), fit('upgrade', 1))
      .expect((state) => expect([track(state, 'money'), track(state, 'marine')]).toEqual([0, 1]));
  });

  test('[H25, 12] a token for another action brings nothing of its column', () => {
    const slots = { build: ['upgrade-money'], upgrade: ['upgrade-marine'] } as const;
    table({ players: [{ ...HOME, hand: ['build'], slots, tracks: { money: 2 } }] })
      .does(column('upgrade'), play('build'), launch('L05'))
      .expect((state) => expect(state.players[0]!.tracks).toEqual([0, 1, 0, 0, 0]));
    table({ players: [{ ...HOME, hand: ['upgrade', 'upgrade-chemical'], slots }] })
      .does(column('build'), play('upgrade'), install('upgrade-chemical'), fit('build', 2))
      .expect((state) => expect(state.players[0]!.tracks).toEqual([1, 0, 0, 0, 1]))
      .mayNot(install('upgrade-chemical'), 'not-in-hand');
    table({ players: [{ ...HOME, hand: ['upgrade'] }] }).mayNot(
      play('upgrade'),
      'no-upgrade-token',
    );
  });
});
