import { describe, expect, test } from '@jest/globals';
import {
  around,
  clamp,
  clampToMiddle,
  clearPart,
  fitsWhole,
  hiddenEdges,
  reframed,
  reveal,
  settle,
} from '../../../src/table/canvas/pan.ts';
import { rect, toWindow } from '../../../src/ui/rect.ts';

const frame = rect(100, 50, 400, 300);
const most = 1.25;
const least = 0.8;

describe('a plane that fits', () => {
  const content = rect(-50, -50, 300, 200);
  const plane = { content, frame, most, least };
  test('is shown whole, and no edge says that there is more', () => {
    const camera = settle(plane);
    expect(fitsWhole(plane)).toBe(true);
    expect(camera.scale).toBeGreaterThanOrEqual(least);
    expect(hiddenEdges(camera, content, frame)).toEqual([]);
  });
  test('cannot be moved out of its window', () => {
    const { x, y, width, height } = toWindow(
      clamp({ ...settle(plane), x: 5000, y: -5000 }, content, frame),
      content,
    );
    expect(x + width).toBeCloseTo(frame.x + frame.width);
    expect(y).toBeCloseTo(frame.y);
    expect(height).toBeLessThanOrEqual(frame.height);
  });
});

describe('a plane that is too large', () => {
  const content = rect(0, 0, 1000, 300);
  const plane = { content, frame, most, least };
  test('is shown no smaller than the least scale, its middle first, and says where there is more', () => {
    const camera = settle(plane);
    expect([fitsWhole(plane), camera.scale]).toEqual([false, least]);
    expect(hiddenEdges(camera, content, frame)).toEqual(['left', 'right']);
  });
  test('moves as little as it takes to show a part, and no farther than its ends', () => {
    const camera = settle(plane);
    const part = rect(900, 100, 100, 100);
    const moved = clamp(reveal(camera, part, frame), content, frame);
    const shown = toWindow(moved, part);
    expect(shown.x + shown.width).toBeCloseTo(frame.x + frame.width);
    expect(moved.y).toBe(camera.y);
    expect(hiddenEdges(moved, content, frame)).toEqual(['left']);
    expect(reveal(moved, part, frame)).toEqual(moved);
  });
  test('leaves no gap at either end', () => {
    const { x } = toWindow(clamp({ ...settle(plane), x: 5000 }, content, frame), content);
    expect(x).toBeCloseTo(frame.x);
  });
});

describe('a plane that stays in the middle', () => {
  test.each([-5000, 0, 5000])(
    'leaves no gap while it is larger than its window, wherever it is pushed: %d',
    (at) => {
      const content = rect(-20, -20, 500, 500);
      const held = clampToMiddle({ x: at, y: at, scale: 2 }, content, frame);
      const { x, y, width, height } = toWindow(held, content);
      expect([x <= frame.x + 1e-6, y <= frame.y + 1e-6]).toEqual([true, true]);
      expect(x + width).toBeGreaterThanOrEqual(frame.x + frame.width - 1e-6);
      expect(y + height).toBeGreaterThanOrEqual(frame.y + frame.height - 1e-6);
    },
  );
  test.each([-5000, 0, 5000])('has as much room on either side where it is smaller: %d', (at) => {
    const content = rect(-20, -20, 100, 500);
    const { x, width } = toWindow(
      clampToMiddle({ x: at, y: at, scale: 1 }, content, frame),
      content,
    );
    expect(x - frame.x).toBeCloseTo(frame.x + frame.width - x - width);
  });
});

test('a rectangle around several parts contains each of them', () => {
  expect(around([rect(0, 0, 10, 10), rect(20, -5, 10, 10)])).toEqual(rect(0, -5, 30, 15));
  expect(around([])).toBeUndefined();
});

describe('a window with buttons at its sides', () => {
  const content = rect(0, 0, 1000, 300);
  const plane = { content, frame, most, least };
  test('shows the requested part beside the buttons', () => {
    const part = rect(500, 100, 100, 100);
    const at = toWindow(reveal({ x: -460, y: 0, scale: 1 }, part, clearPart(plane)), part);
    expect(at.x).toBeGreaterThanOrEqual(frame.x + 36);
    expect(at.y).toBeGreaterThanOrEqual(frame.y + 36);
  });
  test('is free as a whole where everything fits', () => {
    const small = { ...plane, content: rect(0, 0, 300, 200) };
    expect(clearPart(small)).toEqual(frame);
  });
  test('keeps at least half of a low window free', () => {
    const low = { ...plane, frame: rect(0, 0, 300, 60) };
    expect(clearPart(low).height).toBe(30);
  });
});

test('a window that gets lower, as a sheet opens below it, keeps in its middle what was there', () => {
  const low = rect(100, 50, 400, 140);
  const part = rect(200, 150, 0, 0);
  const camera = { x: 100, y: 50, scale: 1 };
  expect(toWindow(camera, part)).toMatchObject({ x: 300, y: 200 });
  expect(toWindow(reframed(camera, frame, low), part)).toMatchObject({ x: 300, y: 120 });
});
