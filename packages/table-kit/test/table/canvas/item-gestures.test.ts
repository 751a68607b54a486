import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { gesturesOn, type ItemGestures } from '../../../src/table/canvas/item-gestures.ts';
import type { Spot } from '../../../src/ui/rect.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A row of items, ten units wide each, that records the gestures on it. */
function row(
  options: Pick<ItemGestures<string>, 'hoverDelay'> = {},
): { calls: string[] } & ReturnType<typeof gesturesOn<string>> {
  const calls: string[] = [];
  const itemAt = ({ x }: Spot): string | undefined =>
    x < 0 ? undefined : `item ${Math.floor(x / 10)}`;
  const tell = (what: string) => (item: string | undefined) =>
    void calls.push(`${what} ${item ?? 'nothing'}`);
  const gestures: ItemGestures<string> = {
    ...options,
    onTap: tell('tap'),
    onHover: tell('hover'),
    onPeek: tell('peek'),
    onDrop: tell('drop'),
    onDrag: ({ item, over }) =>
      void calls.push(`drag ${item ?? 'nothing'} over ${over ?? 'nothing'}`),
    onZoom: () => undefined,
    onScroll: () => undefined,
  };
  return { calls, ...gesturesOn({ itemAt }, () => gestures) };
}
const at = (x: number): Spot => ({ x, y: 0 });

test('a gesture is reported with the item under it', () => {
  const { calls, gestures } = row();
  gestures.tap(at(15));
  gestures.press(at(25));
  gestures.release();
  gestures.drag(at(5), at(0), at(32));
  gestures.drop?.(undefined);
  expect(calls).toEqual([
    'tap item 1',
    'peek item 2',
    'peek nothing',
    'drag item 0 over item 3',
    'drop nothing',
  ]);
});

test('a hover is told once for each item, and when nothing is under it any more', () => {
  const { calls, gestures } = row();
  for (const spot of [at(1), at(4), at(11), at(-1), undefined]) gestures.hover(spot);
  expect(calls).toEqual(['hover item 0', 'hover item 1', 'hover nothing']);
});

test('a hover that has to rest is told only of the item it comes to rest on, and not at all once the canvas is gone', () => {
  const { calls, gestures, stop } = row({ hoverDelay: 200 });
  gestures.hover(at(1));
  jest.advanceTimersByTime(150);
  gestures.hover(at(11));
  jest.advanceTimersByTime(150);
  expect(calls).toEqual([]);
  jest.advanceTimersByTime(50);
  expect(calls).toEqual(['hover item 1']);
  gestures.hover(at(21));
  stop();
  jest.advanceTimersByTime(500);
  expect(calls).toEqual(['hover item 1']);
});
