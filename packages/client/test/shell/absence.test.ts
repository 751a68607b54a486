import { expect, test } from '@jest/globals';
import { readSnapshot } from '../../src/net/snapshot.ts';
import { awaySeats, decidersFor, isReplaced } from '../../src/shell/table/absent/absence.ts';

const seats = [
  { name: 'Mira', kind: 'person', connected: true },
  { name: 'Jonas', kind: 'person', connected: false },
  { name: 'Remora', kind: 'bot', bot: 'greedy' },
  { name: 'Ada', kind: 'person', connected: false, standIn: 'greedy' },
] as const;

test('a seat is away while a match runs if its person is disconnected and no bot plays on', () => {
  expect(awaySeats(readSnapshot({ phase: 'playing', seats }))).toEqual([1]);
  expect(awaySeats(readSnapshot({ phase: 'over', seats }))).toEqual([]);
});

test('a seat is replaced while a bot plays on for it and the match runs', () => {
  const at = (phase: 'playing' | 'over'): readonly boolean[] =>
    [-1, 0, 3].map((seat) => isReplaced(readSnapshot({ phase, seats }), seat));
  expect([at('playing'), at('over')]).toEqual([
    [false, false, true],
    [false, false, false],
  ]);
});

test('the connected players decide about an absent person, and no program does', () => {
  const program = { name: 'Nemo', kind: 'person', connected: true, program: true } as const;
  const gaveUp = { name: 'Ben', kind: 'person', connected: true, conceded: 9 } as const;
  const there = { name: 'Cleo', kind: 'person', connected: true } as const;
  const all = readSnapshot({ phase: 'playing', seats: [...seats, program, gaveUp, there] });
  expect(decidersFor(all, 1)).toEqual([0, 6]);
});
