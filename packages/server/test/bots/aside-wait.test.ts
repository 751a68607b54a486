import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import {
  AsideWait,
  type AsideStanding,
  type AsideWaitParts,
  COMPOSING_MS,
  OTHERS_MS,
  PEOPLE_MS,
} from '../../src/bots/aside-wait.ts';

/** The time of the server, which only the test moves. */
const BEGIN = 1_000_000;
beforeEach(() => void jest.useFakeTimers({ now: BEGIN }));
afterEach(() => void jest.useRealTimers());

/** A bot on seat 0 that the match waits for, and people on the others, who may act aside. */
function waiting() {
  const away = new Set<number>();
  const programs = new Set<number>();
  let standing: AsideStanding = { open: [1, 2], wanted: true };
  const seats = [0, 1, 2].map((seat) => ({
    kind: seat === 0 ? 'bot' : 'person',
    get program() {
      return programs.has(seat);
    },
  }));
  const state = {
    game: { asideSeats: () => standing.open },
    match: { state: {}, seq: 7 },
    over: false,
    record: { table: { seats } },
    botOf: (seat: number) => (seat === 0 ? 'eager' : ''),
  };
  let shown = 0;
  const wait: AsideWait = new AsideWait({
    state,
    connected: (seat: number) => !away.has(seat),
    now: Date.now,
    onChange: () => wait.follow(standing),
    onShown: () => void shown++,
  } as unknown as AsideWaitParts);
  const follow = (now: Partial<AsideStanding> = {}): void => {
    standing = { ...standing, ...now };
    wait.follow(standing);
  };
  const say = (seat: number, what: 'begin' | 'end') => wait.handle(seat, { do: what });
  return { wait, follow, say, away, programs, timesShown: () => shown };
}

const pass = (ms: number): void => void jest.advanceTimersByTime(ms);

test('people who are there get half a minute, and everybody sees how much is left', () => {
  const { wait, follow, timesShown } = waiting();
  follow();
  expect(wait.shown).toEqual({ whole: PEOPLE_MS, left: PEOPLE_MS, since: BEGIN, composing: [] });
  pass(PEOPLE_MS / 2);
  follow({ open: [2] });
  // Nothing is told by the second, nor when one of them has answered.
  expect([wait.shown?.left, timesShown()]).toEqual([PEOPLE_MS, 1]);
  pass(PEOPLE_MS / 2 - 1);
  expect(wait.holds).toBe(true);
  pass(1);
  expect([wait.holds, wait.shown, timesShown()]).toEqual([false, undefined, 2]);
});

test('a wait that is over starts again once all have answered or the bot has acted', () => {
  const { wait, follow } = waiting();
  follow();
  pass(PEOPLE_MS);
  follow({ wanted: false });
  follow({ wanted: true });
  expect(wait.holds).toBe(false);
  wait.acted();
  follow();
  expect(wait.holds).toBe(true);
});

test('bots, programs and people who are away get less', () => {
  const { wait, follow, away, programs } = waiting();
  programs.add(1);
  away.add(2);
  follow();
  expect(wait.shown).toMatchObject({ whole: OTHERS_MS, left: OTHERS_MS });
  away.delete(2);
  follow();
  expect(wait.shown).toMatchObject({ whole: PEOPLE_MS });
});

test('a composing seat stops the time, all seats together for two minutes at most', async () => {
  const { wait, follow, say } = waiting();
  follow();
  pass(10_000);
  expect(await say(2, 'begin')).toEqual({ ok: true, seq: 7 });
  const left = PEOPLE_MS - 10_000;
  expect(wait.shown).toEqual({ whole: PEOPLE_MS, left, since: Date.now(), composing: [2] });
  pass(50_000);
  await say(1, 'begin');
  await say(2, 'end');
  expect(wait.shown).toMatchObject({ left, composing: [1] });
  pass(10_000);
  await say(1, 'end');
  expect(wait.shown).toMatchObject({ left, since: Date.now(), composing: [] });
  pass(5_000);
  await say(1, 'begin');
  pass(COMPOSING_MS - 60_000);
  expect(wait.shown).toMatchObject({ left: left - 5_000, composing: [] });
  expect(await say(1, 'begin')).toMatchObject({ reasons: [{ code: 'composed-long' }] });
  pass(left - 5_000);
  expect(wait.holds).toBe(false);
});

test('a seat that answers or disconnects no longer composes', async () => {
  const { wait, follow, say, away } = waiting();
  follow();
  await say(1, 'begin');
  follow({ open: [2] });
  expect(wait.shown?.composing).toEqual([]);
  await say(2, 'begin');
  pass(20_000);
  away.add(2);
  follow();
  expect(wait.shown).toMatchObject({ left: OTHERS_MS, composing: [] });
  pass(OTHERS_MS);
  expect(wait.holds).toBe(false);
});

test('the wait has no end where a person decides, and the composing seats are shown', async () => {
  const { wait, follow, say } = waiting();
  follow({ wanted: false });
  expect(wait.shown).toBeUndefined();
  await say(1, 'begin');
  expect(wait.shown).toEqual({ whole: 0, left: 0, since: 0, composing: [1] });
  pass(2 * COMPOSING_MS);
  expect(wait.shown?.composing).toEqual([1]);
  await say(1, 'end');
  expect(wait.shown).toBeUndefined();
});

test('only people who may act aside compose', async () => {
  const { wait, follow, say } = waiting();
  follow({ open: [2] });
  expect(await say(1, 'begin')).toMatchObject({ reasons: [{ code: 'not-aside' }] });
  expect(await say(0, 'begin')).toMatchObject({ reasons: [{ code: 'not-seated' }] });
  expect(await say(-1, 'begin')).toMatchObject({ reasons: [{ code: 'not-seated' }] });
  // To say it again is no mistake, nor to end what has ended.
  for (const what of ['begin', 'begin', 'end', 'end'] as const)
    expect(await say(2, what)).toMatchObject({ ok: true });
  expect(await say(1, 'end')).toMatchObject({ ok: true });
  wait.stop();
});
