import { describe, expect, test } from '@jest/globals';
import type { AtollView, SeatView } from '../../src/index.ts';
import { settle } from '@atoll/table-kit/table/canvas/pan.ts';
import { toWindow, type Rect } from '@atoll/table-kit/ui/rect.ts';
import { happenedIn, twentyCards } from './support/reef-of.ts';
import { layoutScreen, zoomFor } from '../../client/layout/layout.ts';
import { area, PITCH, TILE } from '../../client/layout/placement.ts';
import { place } from '../../client/layout/place.ts';
import { reefBounds, reefFrame } from '../../client/layout/reef-plan.ts';
import type { ScreenInput, ScreenLayout, ScreenView } from '../../client/layout/screen.ts';
import { playout } from './support/playout.ts';

const offers = { animals: 6, large: 2, corals: 6 };
/** The window of the page without the bar above the table. */
const DESKTOP = { width: 1280, height: 752 };
const PHONE = { width: 360, height: 595 };
const SCREEN = { width: 360, height: 640 };
const CLOSED: ScreenView = { tab: undefined, shift: 0 };

const layoutOf = (
  input: Partial<ScreenInput> & { width: number; height: number },
  view = CLOSED,
): ScreenLayout => layoutScreen({ others: 1, events: 'left out', offers, ...input }, view);

/** CSS pixels of a tile as the reef is shown by itself. */
function tileOn(layout: ScreenLayout, columns: number, rows: number): number {
  return (
    settle(reefFrame(twentyCards(columns, rows), layout, layout.whole)).scale * TILE * layout.scale
  );
}

const SEATS = [0, 1, 2, 3];
const EVENTS = ['played', 'left out'] as const;
const TABLES = SEATS.flatMap((others) => EVENTS.map((events) => ({ others, events })));

describe.each(TABLES)(
  'a reef of 20 cards at a table with $others others, events $events',
  (table) => {
    test.each([
      [5, 5],
      [6, 5],
      [7, 5],
      [8, 5],
      [6, 6],
      [9, 6],
      [5, 8],
    ])('has tiles of 60 px on a desktop: %d x %d cells', (columns, rows) => {
      expect(tileOn(layoutOf({ ...DESKTOP, ...table }), columns, rows)).toBeGreaterThanOrEqual(60);
    });
    test.each([
      [5, 5],
      [7, 5],
      [9, 6],
      [5, 8],
    ])('has tiles of 48 px on a phone: %d x %d cells', (columns, rows) => {
      for (const view of [CLOSED, { tab: 'animals', shift: 0 } as const])
        expect(
          tileOn(layoutOf({ ...PHONE, ...table }, view), columns, rows),
        ).toBeGreaterThanOrEqual(48);
    });
    test('has no less than 45 % of the screen of a phone while an offer is open', () => {
      const { reef, scale, strip, animals } = layoutOf(
        { ...PHONE, ...table },
        { tab: 'animals', shift: 0 },
      );
      expect(
        (reef.width * reef.height * scale ** 2) / (SCREEN.width * SCREEN.height),
      ).toBeGreaterThanOrEqual(0.45);
      expect(strip!.y + strip!.height - animals[0]!.y).toBeGreaterThanOrEqual(120);
    });
    test('has nearly half of the screen of a phone', () => {
      const { reef, scale } = layoutOf({ ...PHONE, ...table });
      expect(
        (reef.width * reef.height * scale ** 2) / (SCREEN.width * SCREEN.height),
      ).toBeGreaterThanOrEqual(0.45);
    });
  },
);

test.each([
  [8, 5],
  [9, 6],
  [5, 7],
])('%d by %d cells of a desktop are seen without panning', (columns, rows) => {
  const layout = layoutOf(DESKTOP);
  const plan = twentyCards(columns, rows);
  const frame = reefFrame(plan, layout, layout.whole);
  const shown = settle(frame);
  const { x, y, width, height } = toWindow(shown, reefBounds(plan));
  const { whole } = layout;
  expect(x >= whole.x - 0.5 && y >= whole.y - 0.5).toBe(true);
  expect(
    x + width <= whole.x + whole.width + 0.5 && y + height <= whole.y + whole.height + 0.5,
  ).toBe(true);
});

const apart = (a: Rect, b: Rect): boolean =>
  a.width * a.height === 0 ||
  b.width * b.height === 0 ||
  a.x + a.width <= b.x + 0.5 ||
  b.x + b.width <= a.x + 0.5 ||
  a.y + a.height <= b.y + 0.5 ||
  b.y + b.height <= a.y + 0.5;

const WINDOWS = [
  [1280, 752],
  [1024, 720],
  [2560, 1392],
  [2560, 1032],
  [360, 595],
  [390, 780],
  [768, 978],
  [640, 312],
  [844, 342],
] as const;
const TEXTS = [100, 125, 150, 200];

describe.each(WINDOWS)('a window of %d x %d', (width, height) => {
  const shown = TEXTS.flatMap((textSize) =>
    (['nothing', 'reef'] as const).map((beside) => ({ textSize, beside })),
  );
  const each = TABLES.flatMap((table) => shown.map((how) => ({ ...table, ...how })));
  test.each(each)(
    'keeps what lies on it apart: $others others, events $events, text $textSize %, beside: $beside',
    (given) => {
      const { textSize, beside, ...table } = given;
      const { zoom, text } = zoomFor({ width, height }, textSize);
      const layout = layoutOf(
        { width: width / zoom, height: height / zoom, zoom, text, ...table },
        { ...CLOSED, beside },
      );
      const {
        panels: { left, right, bar, rack, log, others },
        reef,
        strip,
        mode,
      } = layout;
      const second = layout.beside ?? { ...reef, width: 0 };
      const places =
        mode === 'phone' ? [others, reef, second, strip!] : [left, reef, second, bar, right];
      // where two reefs have no room, the other one has the window of the own one
      const pairs = places
        .flatMap((a, i) => places.slice(i + 1).map((b) => [a, b] as const))
        .filter(([a, b]) => a !== b);
      for (const [a, b] of [
        ...pairs,
        ...(mode === 'phone'
          ? []
          : ([
              [rack, log],
              [rack, reef],
              [others, reef],
            ] as const)),
      ])
        expect({ a, b, apart: apart(a, b) }).toMatchObject({ apart: true });
      expect(Math.min(reef.width, reef.height)).toBeGreaterThan(100);
    },
  );
});

test('on a phone on its side another reef has the whole window, and nothing of the own one lies on it', () => {
  const layout = layoutOf({ width: 640, height: 312 }, { ...CLOSED, beside: 'reef' });
  const [{ view }] = [...playout('a', 2)] as unknown as [{ view: AtollView }];
  const plan = twentyCards(5, 5);
  const camera = { x: 0, y: 0, scale: 1 };
  const beside = { plan, camera };
  const none = { sidesOf: () => '', priceOf: () => 0 };
  const placed = place({ view, layout, main: plan, minis: [], camera: undefined, beside, ...none });
  expect(layout.beside).toEqual(layoutOf({ width: 640, height: 312 }).reef);
  expect(placed.filter(({ window }) => window === 'beside').length).toBeGreaterThan(19);
  expect(placed.filter(({ window }) => window === 'reef')).toEqual([]);
});

test('names stand on the tiles of a desktop, however large the reef', () => {
  const layout = layoutOf(DESKTOP);
  const plan = twentyCards(9, 6);
  const [{ view }] = [...playout('a', 2)] as unknown as [{ view: AtollView }];
  const faces = place({
    view,
    layout,
    main: plan,
    minis: [],
    camera: undefined,
    sidesOf: () => '',
    priceOf: () => 0,
  })
    .filter(({ window }) => window === 'reef')
    .map((each) => ('face' in each ? each.face : ''));
  expect(new Set(faces)).toEqual(new Set(['S']));
});

test('the area of a change on a reef spans the cards that differ', () => {
  const before: SeatView = twentyCards(5, 5).view;
  const [first] = before.reefCorals;
  const after: SeatView = {
    ...before,
    reefCorals: before.reefCorals.map((each) => ({ ...each, polluted: each === first })),
  };
  const { x, y, width } = happenedIn(before, after)!;
  expect(x).toBeLessThan(first!.x * PITCH);
  expect(x + width).toBeGreaterThan(first!.x * PITCH + TILE);
  expect(y).toBeLessThan(first!.y * PITCH);
  expect(width).toBeLessThan(2 * PITCH);
  expect(happenedIn(before, before)).toBeUndefined();
});

test('a folded shelf shows the name of every card, an unfolded one all of it', () => {
  const folded = layoutOf(DESKTOP);
  const unfolded = layoutOf(DESKTOP, { ...CLOSED, shelf: 'unfolded' });
  const top = folded.animals[0]!.y;
  const bottom = ({ shelf }: ScreenLayout): number => shelf!.y + shelf!.height;
  expect(bottom(folded)).toBeGreaterThanOrEqual(top + 90);
  expect(bottom(folded)).toBeLessThanOrEqual(folded.reef.y);
  expect(bottom(unfolded)).toBeGreaterThanOrEqual(top + 138);
  expect(unfolded.reef).toEqual(folded.reef);
  const [first] = place({
    view: [...playout('a', 2)][0]!.view,
    layout: folded,
    main: twentyCards(5, 5),
    minis: [],
    camera: undefined,
    sidesOf: () => '',
    priceOf: () => 0,
  }).filter(({ window }) => window === 'shelf');
  expect(area(first!).y).toBe(top);
});

test.each([1, 2, 3, 4, 5, 6])(
  'the shelf of a desktop stays unfolded above a reef of few rows: %d',
  (rows) => {
    const folded = layoutOf(DESKTOP);
    const layout = layoutOf(DESKTOP, { ...CLOSED, rows });
    const stays = layout.panels.shelf > folded.panels.shelf;
    expect(stays).toBe(rows <= 4);
    expect(layout.reef.y).toBeGreaterThanOrEqual(layout.panels.shelf);
    // the reef is hardly smaller for it
    const full = PITCH * layout.scale;
    const shown = tileOn(layout, 4, rows);
    expect(shown).toBeGreaterThanOrEqual(Math.min(tileOn(folded, 4, rows), 0.75 * full));
  },
);
