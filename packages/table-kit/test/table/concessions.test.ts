import { expect, test } from '@jest/globals';
import { CHECK_EVERY } from '@atoll/engine';
import { isConcession } from '../../src/table/controls/concessions.ts';
import type { SeatSnapshot } from '../../src/table/session/table-state.ts';

const seatsAt = (conceded: number): readonly SeatSnapshot[] => [
  {
    name: 'Ada',
    kind: 'person',
    bot: '',
    connected: true,
    standIn: '',
    conceded: 0,
    awaitedSince: 0,
  } as SeatSnapshot,
  { name: 'Ben', kind: 'person', bot: '', connected: true, standIn: 'x', conceded } as SeatSnapshot,
];
const step = (seq: number, seat = 1, events: readonly unknown[] = []) => ({
  ...{ seq, seat, at: 0, events, sealed: true },
});

test('a seat gives up with the step of its own number', () => {
  expect(isConcession(seatsAt(7), step(7))).toBe(true);
  expect(isConcession(seatsAt(7), step(7, 0))).toBe(false);
  expect(isConcession(seatsAt(7), step(7, 1, ['moved']))).toBe(false);
  expect(isConcession(seatsAt(0), step(7))).toBe(false);
});

test('not with the next step of its bot, though nothing comes of that', () => {
  expect(isConcession(seatsAt(7), step(8))).toBe(false);
});

test('a checkpoint gives the step its number', () => {
  expect(isConcession(seatsAt(CHECK_EVERY - 1), step(CHECK_EVERY))).toBe(true);
  expect(isConcession(seatsAt(CHECK_EVERY - 2), step(CHECK_EVERY))).toBe(false);
});
