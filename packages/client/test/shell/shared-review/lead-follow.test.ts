import { beforeEach, expect, jest, test } from '@jest/globals';
import type { ReviewShown } from '@atoll/protocol';
import type { ReviewState } from '../../../src/net/review/review-connection.ts';
import { LeadFollow } from '../../../src/shell/shared-review/lead-follow.ts';

/** A replay of ten actions, without a table. */
function replay() {
  const listeners = new Set<() => void>();
  let [at, seat]: [number, number | 'open'] = [0, -1];
  const tell = (): void => listeners.forEach((listen) => listen());
  return {
    ...{ hides: false, length: 10, position: () => at, viewpoint: () => seat },
    goTo: (to: number): void => {
      at = to;
      tell();
    },
    lookFrom: (from: number | 'open'): void => {
      seat = from;
      tell();
    },
    forward: (): boolean => {
      at += 1;
      tell();
      return true;
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The review of Ada ('a', who leads at first) and Ben ('b'), as this person sees it. */
function review(you: string) {
  const listeners = new Set<() => void>();
  let state: ReviewState = { status: 'connecting', review: undefined, notes: [] };
  const sent: ReviewShown[] = [];
  return {
    sent,
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: async (shown: ReviewShown) => {
      sent.push(shown);
      return { ok: true } as const;
    },
    tell: (lead: string, at?: number, seat: number | 'open' = -1) => {
      const shown = at === undefined ? {} : { shown: { at, seat } };
      state = { ...state, status: 'live', review: { you, match: 'm', people: [], lead, ...shown } };
      listeners.forEach((listen) => listen());
    },
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});

test('a follower moves with the leader until it moves itself, and again when it asks to', () => {
  const [session, connection] = [replay(), review('b')];
  const ties = new LeadFollow({ session, connection });
  ties.start();
  connection.tell('a', 4, 1);
  expect([session.position(), session.viewpoint(), ties.getMode()]).toEqual([4, 1, 'following']);
  connection.tell('a', 99, 'open');
  expect([session.position(), session.viewpoint(), ties.getMode()]).toEqual([10, -1, 'following']);
  session.goTo(2);
  connection.tell('a', 5);
  expect([session.position(), ties.getMode()]).toEqual([2, 'around']);
  ties.follow();
  expect([session.position(), ties.getMode()]).toEqual([5, 'following']);
  jest.runAllTimers();
  expect(connection.sent).toEqual([]);
});

test('a leader sends the newest position, at a bounded rate, and follows after handing over', () => {
  const [session, connection] = [replay(), review('a')];
  const ties = new LeadFollow({ session, connection });
  ties.start();
  connection.tell('a');
  jest.runAllTimers();
  for (const at of [1, 2, 3, 7]) session.goTo(at);
  jest.runAllTimers();
  expect(connection.sent).toEqual([
    { at: 0, seat: -1 },
    { at: 7, seat: -1 },
  ]);
  connection.tell('b', 8);
  expect([session.position(), ties.getMode()]).toEqual([8, 'following']);
  connection.tell('a', 8);
  jest.runAllTimers();
  expect(connection.sent.at(-1)).toEqual({ at: 8, seat: -1 });
});

test('a leader who loads the page again stays where the others are', () => {
  const [session, connection] = [replay(), review('a')];
  new LeadFollow({ session, connection }).start();
  connection.tell('a', 6, 0);
  jest.runAllTimers();
  expect([session.position(), session.viewpoint(), connection.sent]).toEqual([6, 0, []]);
});
