import { describe, expect, test } from '@jest/globals';
import {
  column,
  END,
  EXTEND,
  go,
  play,
  rescue,
  station,
  SWAP,
  table,
  track,
  vessel,
} from './table.ts';

const home = { stations: ['L05'], vessels: ['L05'] } as const;

describe('Sailing', () => {
  test('[V1, V2, V4] an operation moves vessels over spaces that touch, out of port by the arrow', () => {
    table({ players: [{ ...home, vessels: ['L05', 'F4'], tracks: {} }] })
      .does(column('operation'))
      .expect((state) => expect([state.turn.moves, state.turn.rescues]).toEqual([3, 1]))
      .mayNot(go(0, 'F1')[0]!, 'arrow-only')
      .mayNot(go(1, 'G5')[0]!, 'not-adjacent')
      .mayNot(go(2, 'F5')[0]!, 'no-such-vessel')
      .mayNot(go(1, 'F9')[0]!, 'no-such-space')
      .does(...go(0, 'F2'), ...go(1, 'E4'), ...go(0, 'F1'))
      .mayNot(go(1, 'F4')[0]!, 'no-movement')
      .mayNot(EXTEND, 'too-few-resources')
      .expect((state) => expect([vessel(state, 0), vessel(state, 1)]).toEqual(['F1', 'E4']));
  });

  test('[V3] two resources are one movement more, but only where there is movement', () => {
    const scene = table({ players: [{ ...home, tracks: { marine: 3 } }] });
    scene.mayNot(EXTEND, 'not-sailing');
    scene.does(column('operation'), ...go(0, 'F2', 'F3')).mayNot(go(0, 'F4')[0]!, 'no-movement');
    scene.does(EXTEND, ...go(0, 'F4')).expect((state) => expect(track(state, 'marine')).toBe(1));
  });

  test('[10] a piece that is built later in the turn adds no movement', () => {
    table({ players: [{ ...home, hand: ['build'], tracks: { money: 3 } }] })
      .does(column('operation'), play('build'), { type: 'launch', location: 'L05' })
      .expect((state) => expect(state.turn.moves).toBe(2));
  });

  test('[V5, H12] through a tile with a vessel, but not to stop there, not even beside an own one', () => {
    const map = { F3: 'N1' };
    const other = { stations: ['L06'], vessels: ['F3'] };
    table({ map, players: [{ ...home, tracks: {} }, other] })
      .does(column('operation'), ...go(0, 'F2'))
      .mayNot(go(0, 'F3')[0]!, 'cannot-stop-there')
      .does(SWAP, ...go(0, 'F3'))
      .mayNot(END, 'vessel-must-go-on')
      .mayNot(rescue('F3'), 'vessel-must-go-on')
      .does(...go(0, 'F4'), END);
    table({ map, players: [{ ...home, vessels: ['F2', 'F3'], tracks: {} }] })
      .does(column('operation'), ...go(0, 'F3'))
      .mayNot(go(1, 'F4')[0]!, 'vessel-must-go-on')
      .does(...go(0, 'F4'))
      .does(...go(1, 'G3'));
  });

  test('[9] a vessel enters a full space only with movement or resources to go on', () => {
    const others = { stations: ['L06'], vessels: ['F2', 'F2'] };
    table({ players: [{ ...home, tracks: {} }, others] })
      .does(column('operation'))
      .does(...go(0, 'F2'), ...go(0, 'F1'));
    const poor = table({
      players: [{ ...home, tracks: { money: 1 }, hand: ['upgrade-movement'] }, others],
    });
    poor.does(play('upgrade-movement')).mayNot(go(0, 'F2')[0]!, 'cannot-stop-there');
    const rich = table({
      players: [{ ...home, tracks: { money: 2 }, hand: ['upgrade-movement'] }, others],
    });
    rich.does(play('upgrade-movement'), ...go(0, 'F2'));
    expect(rich.legal).toEqual([EXTEND]);
    rich.does(EXTEND);
    expect(rich.legal).toEqual([...go(0, 'F1'), ...go(0, 'F3')]);
  });

  test('[H14, V6] points are taken in passing, where two vessels stand too, and only once', () => {
    const others = { stations: ['L06'], vessels: ['G4', 'G4'] };
    table({ players: [{ stations: ['L07'], vessels: ['G3', 'G3'], tracks: {} }, others] })
      .does(column('operation'), ...go(0, 'G4'))
      .expect((state) => expect(state.players[0]!.points).toBe(1))
      .does(...go(0, 'F4'), SWAP)
      .does(...go(1, 'G4'), ...go(1, 'H4'))
      .expect((state, { events }) => {
        expect(state.players[0]!.points).toBe(1);
        expect(events.filter(({ type }) => type === 'collected')).toEqual([]);
      });
  });

  test('[H15] points with a movement token', () => {
    table({ players: [{ stations: ['L07'], vessels: ['G3'], hand: ['movement-3'] }] })
      .does(column('research'), play('movement-3'), ...go(0, 'G4', 'H4'))
      .expect((state, { events }) => {
        expect(state.players[0]!.points).toBe(1);
        expect(events).toContainEqual({ type: 'collected', seat: 0, space: 'G4', points: 1 });
      });
  });

  test('[H16, 14] a rescue given up for movement, and a rescue token', () => {
    const near = {
      stations: ['L06'],
      vessels: ['E4'],
      tracks: { marine: 2, technology: 3 },
    } as const;
    const map = { D4: 'N1' };
    table({ map, players: [near] })
      .does(column('operation'), SWAP, ...go(0, 'D4'))
      .mayNot(SWAP, 'no-rescue-to-swap')
      .mayNot(rescue('D4'), 'no-rescue');
    table({ map, players: [{ ...near, hand: ['rescue'] }] })
      .does(column('operation'), SWAP)
      .mayNot(play('rescue'), 'nothing-to-rescue')
      .does(...go(0, 'D4'), play('rescue'), rescue('D4'))
      .expect((state) => expect(state.players[0]!.tiles).toHaveLength(1));
  });

  test('[H17, 8] a movement token gives what it says, and can be extended', () => {
    const fleet = {
      stations: ['L05'],
      vessels: ['F4', 'F7', 'G7', 'H7'],
      hand: ['movement-2'],
      tracks: { money: 2 },
    } as const;
    table({ players: [fleet] })
      .does(play('movement-2'))
      .expect((state) => expect(state.turn.moves).toBe(2))
      .does(EXTEND, ...go(0, 'E4', 'D4', 'C4'))
      .mayNot(go(0, 'B4')[0]!, 'no-movement');
  });

  test('[H23] movement of an upgrade in another column', () => {
    const player = {
      stations: ['L07'],
      vessels: ['F3'],
      slots: { build: ['upgrade-movement'] },
      tracks: { marine: 2 },
    } as const;
    table({ map: { F3: 'N1' }, players: [player] })
      .does(column('build'))
      .mayNot(rescue('F3'), 'no-rescue')
      .does(...go(0, 'F4'), EXTEND, ...go(0, 'F5'))
      .mayNot(go(0, 'F4')[0]!, 'no-movement');
  });

  test('[H55] the map is closed from right to left in its outer rows, on the equatorial side only', () => {
    const at = (space: string) => ({ stations: ['L05'], vessels: [space], tracks: {} });
    table({ players: [at('L7')] }).does(column('operation'), ...go(0, 'A7'));
    table({ players: [at('L1')] }).does(column('operation'), ...go(0, 'A1'));
    table({ players: [at('L6')] })
      .does(column('operation'))
      .mayNot(go(0, 'A6')[0]!, 'no-such-space');
    table({ options: { side: 'polar' }, players: [at('I9')] })
      .does(column('operation'))
      .mayNot(go(0, 'A9')[0]!, 'not-adjacent');
  });

  test('[H10] the vessel of a rescue can leave again, by the arrow', () => {
    const player = {
      stations: ['L06', 'L05'],
      vessels: ['E4', 'F5'],
      tracks: { marine: 2, technology: 3 },
    } as const;
    table({ map: { D4: 'N1' }, players: [player] })
      .does(column('operation'), ...go(0, 'D4'), rescue('D4'), { type: 'return', location: 'L05' })
      .expect((state) => expect([vessel(state, 0), state.turn.moves]).toEqual(['L05', 2]))
      .mayNot(go(0, 'E3')[0]!, 'arrow-only')
      .does(...go(0, 'F2', 'F3'));
  });

  test('[P5] unused movement and rescues end with the turn', () => {
    table({ players: [{ ...home, tracks: {} }] })
      .mayNot(END, 'column-first')
      .does(column('operation'), END)
      .expect((state) =>
        expect([state.turn.seat, state.turn.moves, state.turn.rescues]).toEqual([1, 0, 0]),
      )
      .mayNot(station('L01'), 'not-your-turn');
  });
});
