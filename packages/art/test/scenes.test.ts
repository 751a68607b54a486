import { describe, expect, test } from '@jest/globals';
import {
  animalFace,
  coralFace,
  cover,
  cutSheet,
  duskShelf,
  eventBack,
  eventFace,
  FACE,
  flora,
  grainPixels,
  lightBox,
  lobbyScene,
  pool,
  rng,
} from '../src/index.ts';
import type { AnimalSize, CoralSize } from '../src/index.ts';
import { animalIds, coralIds } from '../src/drawings/drawings.ts';

const creature = { art: '<path d="M0 0H1"/>', extent: { x: 20, y: 30, width: 150, height: 80 } };
const sound = (svg: string): void => {
  expect(svg.length).toBeGreaterThan(100);
  expect(svg).not.toMatch(/NaN|undefined/);
};

describe('scenes', () => {
  test.each([
    [1280, 800],
    [360, 640],
  ])('the table fits %i x %i', (width, height) => {
    sound(
      pool({
        width,
        height,
        cx: width / 2,
        cy: height / 2,
        rx: width / 3,
        ry: height / 3,
        seed: 'p',
      }),
    );
    sound(duskShelf({ width, height, edge: height / 4, seed: 'd' }));
    for (const side of ['left', 'right', 'top', 'bottom'] as const) {
      sound(cover('#132a54', { width, height, side, edge: 100, amp: 4, steps: 11, seed: side }));
    }
    sound(cutSheet('#fbf1e1', { width, height, margin: 40, seed: 's' }));
    sound(flora(rng('f'), { x: 0, ground: height, side: 'left' }));
  });

  test('are the same every time', () => {
    const draw = (): string => lightBox({ width: 92, height: 72 }, 'lagoon', { seed: 'a' });
    expect(draw()).toBe(draw());
    expect(lightBox({ width: 92, height: 72 }, 'lagoon', { seed: 'b' })).not.toBe(draw());
  });

  test('the lobby names only creatures of the deck', () => {
    const ids: string[] = [...animalIds, ...coralIds];
    for (const { svg, creatures } of lobbyScene()) {
      sound(svg);
      for (const { id } of creatures) expect(ids).toContain(id);
    }
  });

  test('the grain is seamless and pale', () => {
    const pixels = grainPixels();
    expect(pixels).toHaveLength(220 * 220 * 2);
    expect(pixels).toEqual(grainPixels());
  });
});

describe('faces', () => {
  test.each(['L', 'M', 'S', 'P'] as AnimalSize[])('animal %s', (size) =>
    sound(animalFace(size, { id: 'x', water: 'deep', creature })),
  );
  test.each(['L', 'M', 'S'] as CoralSize[])('coral %s', (size) =>
    sound(coralFace(size, { id: 'x', water: 'reef', creature })),
  );
  test('event', () => sound(eventFace({ id: 'x', scene: '<rect width="300" height="290"/>' })));
  test('the back of the events', () => sound(eventBack()));

  test('windows and pieces lie where a card has room for them', () => {
    for (const face of [...Object.values(FACE.animal), ...Object.values(FACE.coral)]) {
      const { x, y, width, height } = face.window;
      expect(x).toBeGreaterThan(0);
      expect(x + width).toBeLessThan(face.width);
      expect(y + height).toBeLessThan(face.height);
    }
    // on the reef a colony reaches over the edge by exactly the gap between two tiles
    const { sides, width } = FACE.coral.S;
    expect(sides.E.x + sides.E.width - width).toBe(FACE.tile.pitch - width);
  });
});
