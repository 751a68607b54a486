import { describe, expect, test } from '@jest/globals';
import { rect, type Rect } from '@atoll/table-kit/ui/rect.ts';
import { layoutScreen, zoomFor } from '../../client/layout/layout.ts';
import { buttonsTop, type ScreenInput, type ScreenLayout } from '../../client/layout/screen.ts';

const offers = { animals: 6, large: 2, corals: 6 };
const screen = (
  width: number,
  height: number,
  others = 1,
  events: ScreenInput['events'] = 'left out',
): ScreenLayout =>
  layoutScreen({ width, height, others, events, offers }, { tab: 'animals', shift: 0 });
const CLOSED = { tab: undefined, shift: 0 } as const;
const TAB = { tab: 'animals', shift: 0 } as const;
const apart = (a: Rect, b: Rect): boolean =>
  a.x + a.width <= b.x + 0.5 ||
  b.x + b.width <= a.x + 0.5 ||
  a.y + a.height <= b.y + 0.5 ||
  b.y + b.height <= a.y + 0.5;

/** The visible parts of the cards on the shelf. */
const shelfCards = ({ animals, large, shelf }: ScreenLayout): Rect[] =>
  [...animals, ...large].map(({ x, y }) =>
    rect(x, y, 98, Math.min(138, shelf!.y + shelf!.height - y)),
  );

describe.each([
  [1280, 752],
  [1024, 672],
  [1440, 852],
  [1920, 1032],
  [2560, 1392],
])('a desktop of %d x %d', (width, height) => {
  const layout = screen(width, height);
  test('fills the screen', () => {
    expect(layout.mode).toBe('desktop');
    expect(layout.width * layout.scale).toBeCloseTo(width);
    expect(layout.height * layout.scale).toBeCloseTo(height);
  });
  test('keeps offers, reef, rack and panels apart', () => {
    const { left, right, bar, rack, log } = layout.panels;
    const places = [...shelfCards(layout), layout.reef, left, right, bar];
    expect(places.slice(0, -2).every((place) => apart(place, rack)) && apart(rack, log)).toBe(true);
    places.forEach((a, i) =>
      places
        .slice(i + 1)
        .forEach((b) => expect({ a, b, apart: apart(a, b) }).toMatchObject({ apart: true })),
    );
  });
  test('shows all six corals inside the rack', () => {
    const { rack } = layout.panels;
    for (const { x, y } of layout.corals) {
      expect(x >= rack.x && x + 98 <= rack.x + rack.width).toBe(true);
      expect(y >= rack.y && y + 116 <= rack.y + rack.height).toBe(true);
    }
  });
});

test('the block of one other seat ends before the round overview, and the bar comes after it', () => {
  const { panels, minis } = screen(1280, 752);
  expect(panels.round).toBeLessThanOrEqual(panels.bar.y - 265);
  for (const mini of minis) expect(mini.y + mini.height).toBeLessThanOrEqual(panels.round);
});

test('the event lies below the round overview of a table with one other seat, and keeps its height', () => {
  const { event, round, opponent, bar } = screen(1280, 752, 1, 'played').panels;
  expect(opponent).toBeGreaterThanOrEqual(102);
  expect(event.y - round).toBeGreaterThanOrEqual(240);
  expect(event.height).toBeGreaterThanOrEqual(138);
  expect(event.y + event.height).toBeLessThanOrEqual(bar.y);
});

test('the event of a table with several others lies on no card of a shelf that is unfolded', () => {
  const size = { width: 1280, height: 752, others: 2, events: 'played', offers } as const;
  for (const shelf of ['folded', 'unfolded'] as const) {
    const { panels, shelf: shown } = layoutScreen(size, { ...CLOSED, shelf });
    expect(panels.event.y).toBeGreaterThanOrEqual(shown!.y + shown!.height);
  }
});

const DESKTOPS = [
  [1280, 752],
  [1024, 672],
  [2560, 1392],
] as const;

describe.each(
  DESKTOPS.flatMap(([width, height]) => [2, 3].map((others) => [width, height, others] as const)),
)('a desktop of %d x %d with %d other seats', (width, height, others) => {
  const { panels, minis, reef, animals } = screen(width, height, others, 'played');
  test('shows a small reef of each, large enough to be told apart, on the sheet of the others', () => {
    expect(minis).toHaveLength(others);
    for (const mini of minis) {
      expect(Math.min(mini.width, mini.height)).toBeGreaterThanOrEqual(96);
      expect(mini.x + mini.width).toBeLessThanOrEqual(panels.others.x + panels.others.width);
      expect(mini.y + mini.height).toBeLessThanOrEqual(panels.others.y + panels.others.height);
    }
  });
  test('keeps that sheet below the shelf and the round overview, above the bar, and beside the reef', () => {
    expect(panels.others.y).toBeGreaterThanOrEqual(Math.max(panels.shelf, panels.round + 200));
    expect(panels.others.y + panels.others.height).toBeLessThanOrEqual(panels.bar.y);
    expect(panels.others.x + panels.others.width).toBeLessThanOrEqual(reef.x);
    expect(animals[0]!.x).toBeGreaterThanOrEqual(panels.left.width);
  });
});

describe.each([
  [640, 312],
  [740, 314],
  [844, 342],
])('a phone on its side of %d x %d', (width, height) => {
  const layout = screen(width, height);
  const { panels } = layout;
  const strip = layout.strip!;
  test('has the reef at the left, and offers and buttons in a column at the right', () => {
    expect(layout.mode).toBe('phone');
    expect(layout.reef.x + layout.reef.width).toBeLessThanOrEqual(strip.x);
    expect(strip.y).toBeGreaterThan(panels.bar.y);
    expect(strip.height).toBeGreaterThanOrEqual(148);
    expect(strip.y + strip.height).toBeLessThanOrEqual(layout.height - 56);
    expect(layout.animals[0]!.x).toBeGreaterThanOrEqual(strip.x);
  });
});

describe('large text', () => {
  test.each([
    [1280, 752],
    [2560, 1392],
    [768, 978],
  ])('is twice as large at %d x %d, or nearly', (width, height) => {
    const { zoom, text } = zoomFor({ width, height }, 200);
    expect(zoom).toBeGreaterThan(1.7);
    expect(zoom * text).toBeCloseTo(2);
  });
  test('leads a desktop of 1280 to the structure of the phone', () => {
    const { zoom, text } = zoomFor({ width: 1280, height: 752 }, 200);
    const large = { width: 1280 / zoom, height: 752 / zoom, zoom, text };
    expect(layoutScreen({ ...large, others: 3, events: 'played', offers }, TAB).mode).toBe('phone');
  });
  test('leaves a phone its reef', () => {
    const { zoom, text } = zoomFor({ width: 360, height: 562 }, 200);
    const layout = layoutScreen(
      { width: 360 / zoom, height: 562 / zoom, others: 1, events: 'left out', offers, zoom, text },
      TAB,
    );
    expect(layout.reef.height).toBeGreaterThan(150);
    expect(text).toBeGreaterThan(1.5);
  });
});

describe.each([
  [360, 595],
  [390, 780],
  [768, 960],
])('a phone or tablet of %d x %d', (width, height) => {
  const layout = screen(width, height);
  test('gives a spectator the space of the buttons', () => {
    const input = { width, height, others: 1, events: 'left out', offers } as const;
    const watched = layoutScreen({ ...input, buttons: 'left out' }, CLOSED);
    const played = layoutScreen(input, CLOSED);
    expect(buttonsTop(watched)).toBeCloseTo(watched.height);
    expect(buttonsTop(played)).toBeLessThan(played.height - 40);
    expect(watched.reef.height).toBeGreaterThan(played.reef.height + 40);
  });
  const closed = layoutScreen({ width, height, others: 1, events: 'played', offers }, CLOSED);
  test('has reef, own things, strip and buttons below each other', () => {
    const { left, bar } = layout.panels;
    const strip = layout.strip!;
    expect(layout.mode).toBe('phone');
    expect(layout.reef.y).toBe(left.height);
    expect(layout.reef.height).toBeGreaterThan(200);
    expect(layout.reef.y + layout.reef.height).toBeLessThanOrEqual(bar.y);
    expect(strip.y + strip.height).toBeLessThan(layout.height - 40);
  });
  test('keeps tabs and buttons where they are when an offer is opened', () => {
    expect(layout.tabs).toEqual(closed.tabs);
    expect(buttonsTop(layout)).toBe(buttonsTop(closed));
    expect(layout.tabs!.y).toBeGreaterThanOrEqual(layout.strip!.y + layout.strip!.height);
  });
  test('closes the sheet of the offers for the sake of the reef', () => {
    expect([
      closed.animals.length,
      closed.large.length,
      closed.corals.length,
      closed.strip?.height,
    ]).toEqual([0, 0, 0, 0]);
    expect(closed.reef.height - layout.reef.height).toBeCloseTo(layout.strip!.height);
    expect(closed.strip!.y + closed.strip!.height).toBeLessThan(closed.height - 40);
  });
  test('shows one offer at a time, which slides', () => {
    expect([layout.animals.length, layout.large.length, layout.corals.length]).toEqual([6, 0, 0]);
    const slid = layoutScreen(
      { width, height, others: 1, events: 'played', offers },
      { tab: 'corals', shift: 30 },
    );
    expect([slid.animals.length, slid.corals.length, slid.corals[0]!.x]).toEqual([
      0,
      6,
      layout.animals[0]!.x - 30,
    ]);
  });
});
