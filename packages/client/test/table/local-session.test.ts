import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { AnyGame } from '@atoll/engine';
import { probe, type ProbeAction, type ProbeView } from '@atoll/testkit/probe';
import { createLocalSession } from '../../src/table/session/local-session.ts';
import type { TableSession } from '../../src/table/session/table-session.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const view = (session: TableSession): ProbeView => session.getState().snapshot?.view as ProbeView;
const legal = (session: TableSession): readonly ProbeAction[] =>
  session.getState().duty.legal as readonly ProbeAction[];

/** The person on seat 0 has made an offer that others can answer. */
async function offering(answer: 'first' | 'none'): Promise<TableSession> {
  const session = createLocalSession({
    game: probe as AnyGame,
    seed: 'crew',
    names: ['Ada', 'Remora', 'Triton', 'Cowrie', 'Manta'],
    options: {},
    seat: 0,
    skip: 0,
    pace: 100,
    choose: (open) =>
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
