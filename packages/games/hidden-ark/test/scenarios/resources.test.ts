import { describe, expect, test } from '@jest/globals';
import {
  column,
  convert,
  END,
  exchange,
  EXTEND,
  go,
  pay,
  rescue,
  study,
  table,
  take,
  track,
} from './table.ts';

/**
 * The manta ray costs 1 chemical, 6 marine, 1 technology, and asks for two vessels. Its place is
 * one space from E5.
 */
const ray = { map: { G5: 'S4' } } as const;
const nearRay = {
  tracks: { chemical: 3, marine: 4, conservation: 4 },
  stations: ['L13'],
  vessels: ['F5', 'L13'],
} as const;

describe('Resources', () => {
  test('[H01, X2] three resources that lack cost six that are left over, and all is paid', () => {
    table({ ...ray, players: [nearRay] })
      .does(column('operation'), ...go(0, 'G5'), rescue('G5'))
      .expect((state) => {
        expect(state.players[0]!.tracks).toEqual([0, 0, 0, 0, 0]);
        expect(state.players[0]!.tiles).toHaveLength(1);
      });
  });

  test('[H01] the same by exchange beforehand', () => {
    table({ ...ray, players: [nearRay] })
      .does(column('operation'), ...go(0, 'G5'))
      .does(
        exchange('marine'),
        pay('chemical'),
        pay('chemical'),
        exchange('marine'),
        pay('conservation'),
      )
      .does(
        pay('conservation'),
        exchange('technology'),
        pay('conservation'),
        pay('conservation'),
        rescue('G5'),
      )
      .expect((state) => expect(state.players[0]!.tracks).toEqual([0, 0, 0, 0, 0]));
  });

  test('[H02, V3] one space short, the extension can be paid, and then the rescue cannot', () => {
    const far = { ...nearRay, vessels: ['F7', 'L13'] };
    table({ ...ray, players: [far] })
      .does(column('operation'), ...go(0, 'G7', 'G6'), { type: 'swap' }, ...go(0, 'H6'))
      .expect((state) => expect(state.turn.moves).toBe(1));
    table({ ...ray, players: [{ ...far, vessels: ['E7', 'L13'] }] })
      .does(column('operation'), ...go(0, 'F7', 'G7', 'G6'))
      .mayNot(go(0, 'G5')[0]!, 'no-movement')
      .does(EXTEND, pay('chemical'), pay('chemical'), ...go(0, 'G5'))
      .mayNot(rescue('G5'), 'too-few-resources')
      .does(END);
  });

  test('[H03] discounts beyond the price give nothing back', () => {
    const tiles = ['N4', 'A4', 'S2', 'I3'];
    table({
      map: { A7: 'I1' },
      players: [{ tracks: { chemical: 1, marine: 2 }, stations: ['L19'], vessels: ['B7'], tiles }],
    })
      .does(column('operation'), ...go(0, 'A7'), rescue('A7'))
      .expect((state) => expect(state.players[0]!.tracks).toEqual([1, 0, 0, 0, 0]));
  });

  test('[H04, 13] escalation is added before discounts are taken off', () => {
    const tiles = ['N4', 'A4', 'S2', 'I3'];
    table({
      options: { uphill: true },
      map: { A7: 'I1' },
      players: [{ tracks: { chemical: 2, marine: 2 }, stations: ['L19'], vessels: ['B7'], tiles }],
      change: (state) => {
        // chemical +2 and +1
        state.escalations[state.tiles.findIndex((tile) => tile >= 0)] = [1, 0];
      },
    })
      .does(column('operation'), ...go(0, 'A7'), rescue('A7'))
      .expect((state) => expect(state.players[0]!.tracks).toEqual([0, 0, 0, 0, 0]));
  });

  test('[X1, 6] two of any kind for one of another, neither for a full track nor paid with itself', () => {
    const scene = table({
      players: [
        { tracks: { marine: 2, technology: 1, money: 10 }, vessels: ['L01'], stations: ['L01'] },
      ],
    });
    scene.mayNot(exchange('money'), 'track-full');
    scene.does(exchange('marine'), pay('technology'));
    scene.mayNot(pay('marine'), 'nothing-asked');
    scene.expect((state) => {
      expect(state.players[0]!.tracks).toEqual([0, 3, 0, 0, 9]);
    });
    table({ players: [{ tracks: { marine: 2 }, vessels: ['L01'], stations: ['L01'] }] }).mayNot(
      exchange('marine'),
      'too-few-resources',
    );
    table({
      players: [
        { tracks: { marine: 2, money: 1, technology: 1 }, vessels: ['L01'], stations: ['L01'] },
      ],
    })
      .does(exchange('marine'))
      .expect((state) => expect(state.players[0]!.tracks).toEqual([0, 3, 0, 0, 0]));
    table({
      players: [
        { tracks: { marine: 2, money: 3, technology: 1 }, vessels: ['L01'], stations: ['L01'] },
      ],
    })
      .does(exchange('marine'))
      .mayNot(pay('marine'), 'same-resource');
  });

  test('[H29, X3, 5] what does not fit on a track becomes half as much of another, odd ones are lost', () => {
    table({
      phase: 'opportunity',
      players: [{ tracks: { money: 9 }, stations: ['L01'], vessels: ['L01'] }],
      change: (state) => {
        state.faceUp = [14];
      },
    })
      .does(take('money-4'))
      .mayNot(convert('money'), 'track-full')
      .does(convert('marine'))
      .expect((state, { events }) => {
        expect([track(state, 'money'), track(state, 'marine')]).toEqual([10, 1]);
        expect(events).toContainEqual({ type: 'converted', seat: 0, resource: 'marine' });
        expect(state.phase).toBe('action');
      });
  });

  test('[H18, P4, 4] the same column is paid before its upgrades bring anything', () => {
    const once = {
      stations: ['L01'],
      vessels: ['L01'],
      lastColumn: 'research',
      slots: { research: ['upgrade-marine'] },
    } as const;
    table({ players: [{ ...once, tracks: { money: 1 } }] })
      .mayNot(column('research'), 'too-few-resources')
      .does(column('upgrade'));
    table({ players: [{ ...once, tracks: { money: 1, technology: 1 } }] })
      .does(column('research'))
      .expect((state) => expect(state.players[0]!.tracks).toEqual([0, 1, 0, 0, 0]));
  });

  test('[11, S1] steps for a full track wait for room in the same turn, or are converted at its end', () => {
    const full = { tracks: { marine: 10 }, stations: ['L01'], vessels: ['L01'] } as const;
    table({ players: [full] })
      .does(column('research'), study('marine'), study('marine'))
      .mayNot(study('money'), 'not-a-science')
      .expect((state) => expect(state.turn.waiting).toEqual([0, 2, 0, 0, 0]))
      .does(exchange('technology'))
      .expect((state) => {
        expect(state.players[0]!.tracks).toEqual([0, 10, 0, 1, 0]);
        expect(state.turn.waiting).toEqual([0, 0, 0, 0, 0]);
      });
    table({ players: [full] })
      .does(column('research'), study('marine'), study('marine'), study('chemical'))
      .mayNot(study('chemical'), 'no-research')
      .does(END, convert('money'))
      .expect((state) => expect(state.players[0]!.tracks).toEqual([1, 10, 0, 0, 1]));
    table({ players: [full] })
      .does(column('research'), study('marine'))
      .mayNot(convert('money'), 'nothing-waits')
      .does(study('marine'), convert('money'), END)
      .expect((state) => expect(track(state, 'money')).toBe(1));
  });
});
