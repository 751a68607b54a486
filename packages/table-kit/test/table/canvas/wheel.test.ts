import { expect, test } from '@jest/globals';
import { readWheel } from '../../../src/table/canvas/wheel.ts';

const still = {
  deltaX: 0,
  deltaY: 0,
  deltaMode: 0,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
};

test('a wheel moves what lies under it, with Shift sideways', () => {
  expect(readWheel({ ...still, deltaY: 100 })).toEqual({
    do: 'scroll',
    by: { x: expect.closeTo(0), y: -100 },
  });
  expect(readWheel({ ...still, deltaX: 30, deltaY: -20 })).toEqual({
    do: 'scroll',
    by: { x: -30, y: 20 },
  });
  expect(readWheel({ ...still, deltaY: 100, shiftKey: true })).toEqual({
    do: 'scroll',
    by: { x: -100, y: 0 },
  });
});

test('a browser that turns the wheel sideways by itself with Shift is not turned twice', () => {
  expect(readWheel({ ...still, deltaX: 100, shiftKey: true })).toEqual({
    do: 'scroll',
    by: { x: -100, y: expect.closeTo(0) },
  });
});

test('a device that counts in lines moves as far as one that counts in pixels', () => {
  const turned = readWheel({ ...still, deltaY: 3, deltaMode: 1 });
  expect(turned.do === 'scroll' && Math.abs(turned.by.y)).toBeGreaterThan(50);
});

test.each(['ctrlKey', 'metaKey'])(
  'with %s, which is how a pinch on a pad arrives, it zooms',
  (key) => {
    const closer = readWheel({ ...still, deltaY: -100, [key]: true });
    const pinched = readWheel({ ...still, deltaY: 4, [key]: true });
    expect(closer.do === 'zoom' && closer.factor).toBeGreaterThan(1.1);
    expect(closer.do === 'zoom' && closer.factor).toBeLessThan(1.4);
    expect(pinched.do === 'zoom' && pinched.factor).toBeLessThan(1);
  },
);
