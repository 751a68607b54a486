import { describe, expect, test } from '@jest/globals';
import { fit, rect, toWindow, zoomAt } from '../../src/ui/rect.ts';

const frame = rect(100, 50, 400, 300);

describe('fit', () => {
  test('shows small content in the middle and no larger than allowed', () => {
    expect(toWindow(fit(rect(0, 0, 100, 100), frame, 1.5), rect(0, 0, 100, 100))).toEqual(
      rect(225, 125, 150, 150),
    );
  });
  test('shrinks large content until all of it is in the frame', () => {
    const content = rect(-300, -100, 800, 200);
    const seen = toWindow(fit(content, frame, 1.5), content);
    expect(seen).toEqual(rect(100, 150, 400, 100));
  });
});

test('zooming keeps the spot under the pointer where it is', () => {
  const before = fit(rect(0, 0, 200, 200), frame, 1);
  const spot = { x: 180, y: 90 };
  const after = zoomAt(before, spot, { factor: 1.5, min: 0.5, max: 2 });
  const under = (camera: typeof before): number[] => [
    (spot.x - camera.x) / camera.scale,
    (spot.y - camera.y) / camera.scale,
  ];
  expect(after.scale).toBe(1.5);
  expect(under(after)[0]).toBeCloseTo(under(before)[0]!);
  expect(under(after)[1]).toBeCloseTo(under(before)[1]!);
});

test('zooming stops at its limits', () => {
  const camera = { x: 0, y: 0, scale: 1 };
  expect(zoomAt(camera, { x: 0, y: 0 }, { factor: 9, min: 0.5, max: 2 }).scale).toBe(2);
  expect(zoomAt(camera, { x: 0, y: 0 }, { factor: 0.1, min: 0.5, max: 2 }).scale).toBe(0.5);
});
