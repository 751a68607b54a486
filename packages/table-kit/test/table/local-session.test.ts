import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { privateViewOf, type AnyGame } from '@atoll/engine';
import { probe, type ProbeAction, type ProbeView } from '@atoll/game-probe';
import { createLocalSession } from '../../src/table/session/local-session.ts';
import type { TableSession } from '../../src/table/session/table-session.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const view = (session: TableSession): ProbeView => session.getState().snapshot?.view as ProbeView;
const legal = (session: TableSession): readonly ProbeAction[] =>
  session.getState().prompt.legal as readonly ProbeAction[];

/** The person on seat 0 has made an offer that others can answer. */
async function offering(answer: 'first' | 'none'): Promise<TableSession> {
  const session = createLocalSession({
    game: probe as AnyGame,
    names: ['Ada', 'Remora', 'Triton', 'Cowrie', 'Manta'],
    begin: { seed: 'crew', options: {} },
    seat: 0,
    pace: 100,
    choose: ({ legal: open }) =>
      (open[0] as ProbeAction).type === 'answer' && answer === 'none' ? undefined : open[0],
  });
  await session.submit(legal(session)[0]);
  await jest.advanceTimersByTimeAsync(1_000);
  await session.submit(legal(session).find(({ type }) => type === 'offer'));
  await jest.advanceTimersByTimeAsync(1_000);
  return session;
}

test('the others answer an offer of the person, out of turn', async () => {
  const session = await offering('first');
  expect(view(session).answers.filter((card) => card > 0).length).toBeGreaterThan(0);
  expect(legal(session).map(({ type }) => type)).toContain('take');
});

test('the others may let it pass, and the person goes on', async () => {
  const session = await offering('none');
  expect(view(session).answers).toEqual([0, 0, 0, 0, 0]);
  await session.submit({ type: 'withdraw' });
  await session.submit({ type: 'roll' });
  await jest.advanceTimersByTimeAsync(1_000);
  expect(view(session)).toMatchObject({ round: 2 });
});

test('a match begins in a position, and tells nobody what others hold', async () => {
  const setup = { seed: 'crew', seats: 5, options: {} };
  const position = (probe as AnyGame).setup(setup);
  const asked: number[] = [];
  const session = createLocalSession({
    game: probe as AnyGame,
    names: ['Ada', 'Remora', 'Triton', 'Cowrie', 'Manta'],
    begin: { position, options: {} },
    seat: 2,
    pace: 100,
    choose: async (turn) => {
      asked.push(turn.seat);
      expect(turn.privateView).toEqual(privateViewOf(probe as AnyGame, position, turn.seat));
      return Promise.resolve(turn.legal[0]);
    },
  });
  expect(session.getState().privateView).toEqual(privateViewOf(probe as AnyGame, position, 2));
  await jest.advanceTimersByTimeAsync(100);
  expect(asked).toEqual([0]);
  session.stop();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(asked).toEqual([0]);
});

test('earlier decisions are there, count, and stay; an impossible decision is refused', async () => {
  const setup = {
    game: probe as AnyGame,
    names: ['Ada', 'Remora', 'Triton', 'Cowrie', 'Manta'],
    begin: { seed: 'crew', options: {} },
    seat: 0,
    pace: 100,
    choose: ({ legal: open }: { readonly legal: readonly unknown[] }) => open[0],
  };
  const first = createLocalSession(setup);
  const [action] = legal(first);
  await first.submit(action);
  expect(first.decisions()).toEqual([{ seat: 0, action }]);
  const later = createLocalSession({ ...setup, before: first.decisions() });
  expect(view(later)).toEqual(view(first));
  expect(later.decisions()).toEqual(first.decisions());
  expect(later.getState().steps).toHaveLength(1);
  expect(later.getState().prompt.undoable).toEqual([]);
  const before = [{ seat: 0, action: { type: 'nonsense' } }];
  expect(() => createLocalSession({ ...setup, before })).toThrow(/not possible here/);
  first.stop();
  later.stop();
});
