import { describe, expect, test } from '@jest/globals';
import { layoutScreen } from '../../client/layout/layout.ts';
import { READING, readingPlace } from '../../client/layout/reading-place.ts';
import type { ScreenLayout } from '../../client/layout/screen.ts';
import { rect, type Rect } from '@atoll/table-kit/ui/rect.ts';

const layoutOf = (width: number, height: number): ScreenLayout =>
  layoutScreen(
    { width, height, others: 1, events: 'left out', offers: { animals: 6, large: 2, corals: 6 } },
    { tab: undefined, shift: 0 },
  );
const apart = (a: Rect, b: Rect): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
const corals = ({ corals: slots }: ScreenLayout): readonly Rect[] =>
  slots.map(({ x, y }) => rect(x, y, 98, 116));

describe.each([
  [1280, 752],
  [1024, 720],
  [1400, 752],
])('a card that is read on a table of %d x %d', (width, height) => {
  const layout = layoutOf(width, height);
  const {
    reef,
    panels: { log, rack },
  } = layout;
  const holds = (place: Rect): void => {
    expect(place.x >= 0 && place.y >= 0).toBe(true);
    expect(place.x + place.width).toBeLessThanOrEqual(layout.width);
    expect(place.y + place.height).toBeLessThanOrEqual(layout.height);
  };

  test.each([READING.height, 470])(
    'of a height of %d covers no coral that can be bought',
    (cardHeight) => {
      const needed = corals(layout);
      const { at } = readingPlace(layout, { over: 'log', height: cardHeight, needed });
      for (const coral of needed) expect(apart(at, coral)).toBe(true);
      holds(at);
    },
  );

  test('covers no list of what can be chosen, and no animal on the reef that is asked for', () => {
    const low = rect(reef.x + reef.width - 120, reef.y + reef.height - 120, 100, 100);
    const { at } = readingPlace(layout, { over: 'list', height: READING.height, needed: [low] });
    expect([apart(at, low), apart(at, log) || !apart(at, rack)]).toEqual([true, true]);
    holds(at);
  });

  test.each([READING.height, 470, 560, 640])(
    'of a height of %d covers nothing of a log that is read',
    (cardHeight) => {
      const { at } = readingPlace(layout, { over: 'list', height: cardHeight, needed: [] });
      expect(apart(at, log)).toBe(true);
      holds(at);
    },
  );

  test('moves to a free corner of the reef while corals are chosen from a list', () => {
    const needed = corals(layout);
    const { at } = readingPlace(layout, { over: 'list', height: READING.height, needed });
    for (const coral of needed) expect(apart(at, coral)).toBe(true);
    expect(apart(at, reef)).toBe(false);
  });
});

test('where every place covers something it takes the one that covers least', () => {
  const layout = layoutOf(1280, 752);
  const { rack, log } = layout.panels;
  const some = rect(rack.x + 10, rack.y + 10, 20, 20);
  const { at } = readingPlace(layout, {
    over: 'list',
    height: READING.height,
    needed: [layout.reef, some],
  });
  expect(apart(at, some)).toBe(false);
  expect(at.y).toBeLessThan(log.y);
});
