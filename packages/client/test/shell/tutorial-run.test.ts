import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { AnyGame } from '@atoll/engine';
import { steereAtoll, type SteereAtollView } from '@atoll/game-steere-atoll';
import { readLesson } from '../../src/shell/learn/kept-lessons.ts';
import {
  createTutorialRun,
  type ChapterProgress,
  type TutorialRun,
} from '../../src/shell/learn/tutorial-run.ts';
import type { TutorialChapter, TutorialState } from '@atoll/table-kit/table/tutorial.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const place = (cell: string) => ({ type: 'place', cell });
const lies =
  (cell: string) =>
  ({ legal }: TutorialState): boolean =>
    legal.length > 0 && !legal.some((action) => (action as { cell?: string }).cell === cell);

/** Read, then place at d4, then at d3; White fills the first cells. */
const chapter: TutorialChapter = {
  ...{ id: 'test', title: 'Test', done: '', seed: 'test', seat: 0, seats: 2 },
  options: { size: 7, swap: false },
  before: [],
  rival: ({ legal }) => legal[0],
  steps: [
    { id: 'read', says: 'Read.' },
    {
      id: 'first',
      says: 'Place.',
      until: lies('d4'),
      point: ({ legal }) => legal.find((action) => (action as { cell: string }).cell === 'd4'),
    },
    { id: 'second', says: 'Place.', isIdle: lies('c3'), until: lies('d3') },
    { id: 'end', says: 'Read.' },
  ],
};

const begin = (kept?: ChapterProgress): TutorialRun =>
  createTutorialRun({
    game: steereAtoll as AnyGame,
    chapter,
    names: { own: 'Mira', rivals: ['Shallows'] },
    pace: 10,
    kept,
  });
const settle = () => jest.advanceTimersByTimeAsync(20);
const stones = (run: TutorialRun): string =>
  (run.getState().snapshot?.view as SteereAtollView).stones;

test('a step to read ends when the player goes on, a step to do when it is done', async () => {
  const run = begin();
  const listener = jest.fn();
  run.subscribe(listener);
  expect(run.position()).toBe(0);
  expect(run.getState().advised).toBeUndefined();
  run.goOn();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(run.position()).toBe(1);
  expect(run.getState().advised).toEqual(place('d4'));
  await run.submit(place('d4'));
  await settle();
  expect(run.position()).toBe(2);
});

test('a bot gives hints only where the person plays on alone', async () => {
  const run = begin();
  const standing = () => {
    const { snapshot, reading } = run.getState();
    return { hints: snapshot?.hints, reading };
  };
  expect(standing()).toEqual({ hints: false, reading: true });
  run.goOn();
  expect(standing()).toEqual({ hints: false, reading: false });
  await run.submit(place('d4'));
  await settle();
  // the second step points at nothing
  expect(standing()).toEqual({ hints: true, reading: false });
  run.stop();
});

test('a step whose aim is out of reach is skipped', async () => {
  const run = begin();
  run.goOn();
  await run.submit(place('c3'));
  await settle();
  expect(run.position()).toBe(1);
  await run.submit(place('d4'));
  await settle();
  expect(run.position()).toBe(3);
});

test('shown steps are counted, and skipped steps are not', async () => {
  const run = begin();
  expect(run.count()).toEqual({ step: 1, steps: 4 });
  run.goOn();
  await run.submit(place('c3'));
  await settle();
  expect(run.count()).toEqual({ step: 2, steps: 4 });
  await run.submit(place('d4'));
  await settle();
  expect(run.count()).toEqual({ step: 3, steps: 3 });
  expect(begin(run.progress()).count()).toEqual({ step: 3, steps: 3 });
  expect(await run.undo()).toMatchObject({ ok: true });
  expect(run.position()).toBe(1);
  expect(run.count()).toEqual({ step: 2, steps: 4 });
});

test('a step that is skipped as soon as the player goes on is not counted either', () => {
  const run = createTutorialRun({
    game: steereAtoll as AnyGame,
    chapter: {
      ...chapter,
      steps: [
        { id: 'read', says: 'Read.' },
        { id: 'gone', says: 'Place.', isIdle: () => true, until: () => false },
        { id: 'end', says: 'Read.' },
      ],
    },
    names: { own: 'Mira', rivals: ['Shallows'] },
    pace: 10,
  });
  expect(run.count()).toEqual({ step: 1, steps: 3 });
  run.goOn();
  expect(run.position()).toBe(2);
  expect(run.count()).toEqual({ step: 2, steps: 2 });
});

test('a step whose action is undone has to be done again', async () => {
  const run = begin();
  run.goOn();
  await run.submit(place('d4'));
  await settle();
  expect(run.position()).toBe(2);
  expect(await run.undo()).toMatchObject({ ok: true });
  expect(run.position()).toBe(1);
  expect(run.decisions()).toEqual([]);
});

test('a stored lesson resumes unless its rules or steps have changed', async () => {
  const run = begin();
  run.goOn();
  await run.submit(place('d4'));
  await settle();
  const kept = run.progress();
  const again = begin(kept);
  expect(again.position()).toBe(2);
  expect(stones(again)).toBe(stones(run));
  expect(begin({ ...kept, marks: [{ step: 'gone', at: 0 }] }).position()).toBe(0);
  const illegal = [{ seat: 0, action: place('z9') }];
  expect(begin({ ...kept, decisions: illegal }).position()).toBe(0);
});

test('readLesson reads a stored lesson, and yields nothing for any other text', () => {
  const kept = { chapter: 'reef', decisions: [{ seat: 0, action: {} }], marks: [] };
  expect(readLesson(JSON.stringify({ atoll: kept }), 'atoll')).toEqual(kept);
  expect(readLesson(JSON.stringify({ atoll: kept }), 'das-atoll')).toBeUndefined();
  for (const wrong of ['', 'x', '[]', '{"atoll":3}', '{"atoll":{"chapter":"a"}}', null])
    expect(readLesson(wrong, 'atoll')).toBeUndefined();
  const broken = { ...kept, marks: [{ step: 'a' }] };
  expect(readLesson(JSON.stringify({ atoll: broken }), 'atoll')).toBeUndefined();
});
