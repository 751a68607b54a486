import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { NO_PROMPT, type StepMessage } from '@atoll/protocol';
import type { AnimationSpeed } from '../../src/settings/settings.ts';
import type { SessionQueue, TableSession } from '../../src/table/session/table-session.ts';
import type { TableState } from '../../src/table/session/table-state.ts';
import { createPlayback, type Beat } from '../../src/table/session/playback.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A table whose steps are made by hand; a state is told apart by the number of its question. */
function stage(
  speed: AnimationSpeed,
  { beatOf, queue }: { readonly beatOf?: Beat; readonly queue?: SessionQueue } = {},
) {
  const followers = new Set<(seat: number) => void>();
  let at = 0;
  let states = [stateAt(0)];
  function stateAt(question: number): TableState {
    return {
      status: 'live',
      snapshot: undefined,
      seat: 0,
      host: true,
      code: '',
      longCode: '',
      steps: [],
      busy: false,
      past: false,
      prompt: { ...NO_PROMPT, question, legal: [] },
      privateView: undefined,
    };
  }
  const connection: TableSession = {
    getState: () => states[at]!,
    subscribe: () => () => undefined,
    onStep: (listener) => {
      const follow = (seat: number): void => listener({ seat } as StepMessage);
      followers.add(follow);
      return () => followers.delete(follow);
    },
    submit: async () => ({ ok: true, seq: 0 }),
    undo: async () => ({ ok: true, seq: 0 }),
    ...(queue === undefined ? {} : { queue }),
  };
  const playback = createPlayback(connection, () => speed, beatOf);
  const stop = playback.start();
  const step = (seat = 1): void => {
    states = [...states, stateAt(++at)];
    followers.forEach((follow) => follow(seat));
  };
  const shown = (): [number, boolean] => [
    playback.shown().state.prompt.question,
    playback.shown().live,
  ];
  return { step, shown, playback, stop, followers };
}

test('a single step is shown at once', () => {
  const { step, shown } = stage(1);
  step();
  expect(shown()).toEqual([1, true]);
});

test('steps that come together are shown one after the other, and only the last is live', () => {
  const { step, shown } = stage(1);
  step();
  step();
  step();
  expect(shown()).toEqual([1, true]);
  jest.advanceTimersByTime(400);
  expect(shown()).toEqual([2, false]);
  jest.advanceTimersByTime(400);
  expect(shown()).toEqual([3, true]);
});

test('an own step ahead of the table is shown at once, and a step of another seat in its turn', () => {
  const { step, shown } = stage(1, { queue: { isOpen: () => true, clear: () => false } });
  step(0);
  step(0);
  expect(shown()).toEqual([2, true]);
  step(1);
  step(1);
  expect(shown()).toEqual([3, true]);
});

test('a step stays as long as it is worth', () => {
  const { step, shown } = stage(1, {
    beatOf: ({ prompt: { question } }) => (question === 1 ? 1000 : 100),
  });
  for (let i = 0; i < 3; i++) step();
  jest.advanceTimersByTime(900);
  expect(shown()).toEqual([1, true]);
  jest.advanceTimersByTime(150);
  expect(shown()).toEqual([2, false]);
  jest.advanceTimersByTime(100);
  expect(shown()).toEqual([3, true]);
});

test('without animation, with too many steps in waiting, or when told to hurry, it jumps to the last', () => {
  const still = stage(0);
  still.step();
  still.step();
  expect(still.shown()).toEqual([2, true]);
  const busy = stage(1);
  for (let i = 0; i < 6; i++) busy.step();
  expect(busy.shown()).toEqual([6, true]);
  const hurried = stage(1);
  for (let i = 0; i < 3; i++) hurried.step();
  hurried.playback.settle();
  expect(hurried.shown()).toEqual([3, true]);
});

test('nobody waits longer than 1.2 s, however long single steps are shown', () => {
  const { step, shown, playback } = stage(1, { beatOf: () => 900 });
  for (let i = 0; i < 2; i++) step();
  expect([shown(), playback.shown().came]).toEqual([[1, true], 'played']);
  step();
  expect([shown(), playback.shown().came]).toEqual([[3, true], 'jumped']);
});

test('nothing listens after it was stopped', () => {
  const { stop, followers } = stage(1);
  stop();
  expect(followers.size).toBe(0);
});
