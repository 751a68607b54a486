import { expect, test } from '@jest/globals';
import { foldTurn } from '../../src/table/fold-turn.ts';

type Points = readonly number[];
interface Gain {
  readonly seat: number;
  readonly points: number;
}

const replay = {
  applyEvent: (held: Points, { seat, points }: Gain): Points =>
    held.map((had, owner) => (owner === seat ? had + points : had)),
  pointsOfReplay: (held: Points): Points => held,
};

test('the deed of a turn is the first event that brought its seat the most', () => {
  const events = [
    { seat: 0, points: 1 },
    { seat: 1, points: 5 },
    { seat: 0, points: 2 },
    { seat: 0, points: -1 },
    { seat: 0, points: 2 },
  ];
  const { state, points, deed } = foldTurn(replay, [3, 4], { seat: 0, events });
  expect(state).toEqual([7, 9]);
  expect(points).toEqual([7, 9]);
  expect(deed).toBe(events[2]);
});

test('a turn that brought its seat nothing has no deed', () => {
  const events = [
    { seat: 1, points: 2 },
    { seat: 0, points: -1 },
  ];
  const held: Points = [3, 4];
  expect(foldTurn(replay, held, { seat: 0, events }).deed).toBeUndefined();
  expect(foldTurn(replay, held, { seat: -1, events }).deed).toBeUndefined();
  expect(foldTurn(replay, held, { seat: 0, events: [] })).toEqual({
    ...{ state: held, points: held, deed: undefined },
  });
});
