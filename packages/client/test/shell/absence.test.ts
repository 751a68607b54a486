import { expect, test } from '@jest/globals';
import { readSnapshot } from '../../src/net/snapshot.ts';
import { awaySeats, decidersFor, isReplaced } from '../../src/shell/table/absent/absence.ts';

const seats = [
  { name: 'Mira', kind: 'person', connected: true },
  { name: 'Jonas', kind: 'person', connected: false },
  { name: 'Remora', kind: 'bot', bot: 'greedy' },
  { name: 'Ada', kind: 'person', connected: false, standIn: 'greedy' },
] as const;

test('away are persons who are not connected and for whom no bot plays on, while a match runs', () => {
  expect(awaySeats(readSnapshot({ phase: 'playing', seats }))).toEqual([1]);
  expect(awaySeats(readSnapshot({ phase: 'over', seats }))).toEqual([]);
});

test('replaced is who lets a bot play on, while the match runs', () => {
  const at = (phase: 'playing' | 'over'): readonly boolean[] =>
    [-1, 0, 3].map((seat) => isReplaced(readSnapshot({ phase, seats }), seat));
  expect([at('playing'), at('over')]).toEqual([
    [false, false, true],
    [false, false, false],
  ]);
});

test('about an absent person decide the people who play and are there, and no program', () => {
  const program = { name: 'Nemo', kind: 'person', connected: true, program: true } as const;
  const gaveUp = { name: 'Ben', kind: 'person', connected: true, conceded: 9 } as const;
  const there = { name: 'Cleo', kind: 'person', connected: true } as const;
  const all = readSnapshot({ phase: 'playing', seats: [...seats, program, gaveUp, there] });
  expect(decidersFor(all, 1)).toEqual([0, 6]);
});
