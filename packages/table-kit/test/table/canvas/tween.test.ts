import { expect, test } from '@jest/globals';
import { createTweens, EASE } from '../../../src/table/canvas/tween.ts';

test('a tween is told its beginning, its way and its end, and then is gone', () => {
  const tweens = createTweens();
  const seen: number[] = [];
  let done = 0;
  tweens.add({ key: 'a', duration: 100, apply: (t) => seen.push(t), done: () => done++ });
  tweens.advance(50);
  tweens.advance(60);
  expect(seen[0]).toBe(0);
  expect(seen[1]).toBeGreaterThan(0);
  expect(seen[1]).toBeLessThan(1);
  expect(seen.at(-1)).toBe(1);
  expect([done, tweens.active()]).toEqual([1, false]);
});

test('a new tween of the same key replaces the old one, which is never told its end', () => {
  const tweens = createTweens();
  const old: number[] = [];
  const next: number[] = [];
  tweens.add({ key: 'a', duration: 100, apply: (t) => old.push(t) });
  tweens.add({ key: 'a', duration: 100, apply: (t) => next.push(t) });
  tweens.finish();
  expect(old).toEqual([0]);
  expect(next).toEqual([0, 1]);
});

test('without a duration the end comes at once', () => {
  const tweens = createTweens();
  const seen: number[] = [];
  tweens.add({ key: 'a', duration: 0, apply: (t) => seen.push(t) });
  expect(seen).toEqual([1]);
  expect(tweens.active()).toBe(false);
});

test('finish takes everything to its end, also what an end begins', () => {
  const tweens = createTweens();
  const seen: string[] = [];
  for (const key of ['a', 'b'])
    tweens.add({ key, duration: 100, apply: (t) => t === 1 && seen.push(key) });
  tweens.finish();
  expect(seen).toEqual(['a', 'b']);
});

test('a delayed tween stays at its start until its time has come', () => {
  const tweens = createTweens();
  const seen: number[] = [];
  tweens.add({ key: 'a', delay: 100, duration: 100, ease: EASE.even, apply: (t) => seen.push(t) });
  tweens.advance(90);
  expect(seen).toEqual([0]);
  tweens.advance(60);
  expect(seen.at(-1)).toBeCloseTo(0.5);
  tweens.advance(60);
  expect([seen.at(-1), tweens.active()]).toEqual([1, false]);
});

test('one tween can be taken to its end while the others go on', () => {
  const tweens = createTweens();
  const seen: string[] = [];
  for (const key of ['a', 'b'])
    tweens.add({ key, duration: 100, apply: (t) => t === 1 && seen.push(key) });
  tweens.end('b');
  expect([seen, tweens.active()]).toEqual([['b'], true]);
});

test.each(Object.entries(EASE))('%s begins at 0 and ends at 1', (_, ease) => {
  expect(ease(0)).toBeCloseTo(0);
  expect(ease(1)).toBeCloseTo(1);
});

test('a slow movement is drawn as seldom as it says, but its end is always drawn', () => {
  const tweens = createTweens();
  const seen: number[] = [];
  tweens.add({ key: 'a', duration: 200, every: 80, ease: EASE.even, apply: (t) => seen.push(t) });
  const drawn = [20, 20, 20, 20, 20, 60, 40].map((ms) => tweens.advance(ms));
  expect(drawn).toEqual([false, false, false, true, false, true, true]);
  expect(seen).toEqual([0, 0.4, 0.8, 1]);
});
