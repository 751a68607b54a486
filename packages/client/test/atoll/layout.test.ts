import { describe, expect, test } from '@jest/globals';
import { rect, type Rect } from '../../src/kit/rect.ts';
import { layoutScreen } from '../../src/games/atoll/layout/layout.ts';
import type { ScreenInput, ScreenLayout } from '../../src/games/atoll/layout/screen.ts';

const offers = { animals: 6, large: 2, corals: 6 };
const screen = (width: number, height: number, others = 1, events: ScreenInput['events'] = 'left out'): ScreenLayout =>
  layoutScreen({ width, height, others, events, offers }, { tab: 'animals', shift: 0 });
const apart = (a: Rect, b: Rect): boolean =>
  a.x + a.width <= b.x + 0.5 || b.x + b.width <= a.x + 0.5 || a.y + a.height <= b.y + 0.5 || b.y + b.height <= a.y + 0.5;

describe.each([[1280, 752], [1024, 672], [1440, 852], [1920, 1032], [2560, 1392]])('a desktop of %d x %d', (width, height) => {
  const layout = screen(width, height);
  test('fills the screen', () => {
    expect(layout.mode).toBe('desktop');
    expect(layout.width * layout.scale).toBeCloseTo(width);
    expect(layout.height * layout.scale).toBeCloseTo(height);
  });
  test('keeps offers, reef, rack and panels apart', () => {
    const cards = [...layout.animals, ...layout.large].map(({ x, y }) => rect(x, y, 98, 138));
    const { left, right, bar, rack } = layout.panels, places = [...cards, layout.reef, rack, left, right, bar];
    places.forEach((a, i) => places.slice(i + 1).forEach((b) => expect({ a, b, apart: apart(a, b) }).toMatchObject({ apart: true })));
  });
  test('shows all six corals inside the rack', () => {
    const { rack } = layout.panels;
    for (const { x, y } of layout.corals) {
      expect(x >= rack.x && x + 98 <= rack.x + rack.width).toBe(true);
      expect(y >= rack.y && y + 116 <= rack.y + rack.height).toBe(true);
    }
  });
});

test.each([1, 2, 3])('the blocks of %d other seats end before the round overview, and the bar comes after it', (others) => {
  const { panels, minis } = screen(1280, 752, others);
  expect(panels.round).toBeLessThanOrEqual(panels.bar.y - 265);
  for (const mini of minis) expect(mini.y + mini.height).toBeLessThanOrEqual(panels.round);
});

test.each([1, 2, 3])('the event lies below the round overview of a table with %d other seats, and keeps its height', (others) => {
  const { panels, minis } = screen(1280, 752, others, 'played'), { event, round, opponent, bar } = panels;
  expect(opponent).toBeGreaterThanOrEqual(102);
  expect(event.y - round).toBeGreaterThanOrEqual(others > 2 ? 196 : 240);
  expect(event.height).toBeGreaterThanOrEqual(138);
  expect(event.y + event.height).toBeLessThanOrEqual(bar.y);
  for (const mini of minis) expect(mini.y + mini.height).toBeLessThanOrEqual(round);
});

describe.each([[360, 595], [390, 780], [768, 960]])('a phone or tablet of %d x %d', (width, height) => {
  const layout = screen(width, height);
  test('has reef, own things, strip and buttons below each other', () => {
    const { left, bar } = layout.panels, strip = layout.strip!;
    expect(layout.mode).toBe('phone');
    expect(layout.reef.y).toBe(left.height);
    expect(layout.reef.height).toBeGreaterThan(200);
    expect(layout.reef.y + layout.reef.height).toBeLessThanOrEqual(bar.y);
    expect(strip.y + strip.height).toBeLessThan(layout.height - 40);
  });
  test('shows one offer at a time, which slides', () => {
    expect([layout.animals.length, layout.large.length, layout.corals.length]).toEqual([6, 0, 0]);
    const slid = layoutScreen({ width, height, others: 1, events: 'played', offers }, { tab: 'corals', shift: 30 });
    expect([slid.animals.length, slid.corals.length, slid.corals[0]!.x]).toEqual([0, 6, layout.animals[0]!.x - 30]);
  });
});
