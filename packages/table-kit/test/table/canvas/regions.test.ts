import { expect, test } from '@jest/globals';
import { boardRegion, handsOn, stripRegion } from '../../../src/table/canvas/regions.ts';
import type { Pan } from '../../../src/table/canvas/use-pan.ts';
import { rect } from '../../../src/ui/rect.ts';

/** A strip that lies over the lower part of a board, and the gestures on each. */
function table(hidden: Pan['hidden']): { calls: string[]; hands: ReturnType<typeof handsOn> } {
  const calls: string[] = [];
  const never = (): void => undefined;
  const pan: Pan = {
    hidden,
    camera: { x: 0, y: 0, scale: 1 },
    moved: false,
    step: never,
    show: never,
    whole: never,
    drag: ({ x, y }) => void calls.push(`board ${x} ${y}`),
    zoom: (at, factor) => void calls.push(`zoom ${at.x} ${factor}`),
  };
  const strip = stripRegion(rect(0, 80, 100, 20), (by) => void calls.push(`strip ${by}`));
  return { calls, hands: handsOn([strip, boardRegion(rect(0, 0, 100, 100), pan)]) };
}
const ON = { board: { x: 10, y: 10 }, strip: { x: 10, y: 90 }, nothing: { x: 10, y: 300 } };
const BY = { x: 3, y: 4 };

test('a hand moves the first region under the spot where it began', () => {
  const { calls, hands } = table([]);
  for (const spot of [ON.board, ON.strip, ON.nothing]) hands.drag(spot, BY);
  expect(calls).toEqual(['board 3 4', 'strip 3']);
});

test('a wheel slides a strip whichever way it turns, and moves a board only while there is more to see', () => {
  const whole = table([]);
  const more = table(['left']);
  for (const { hands } of [whole, more])
    [ON.board, ON.strip, ON.nothing].forEach((spot) => hands.scroll(spot, BY));
  expect([whole.calls, more.calls]).toEqual([['strip 7'], ['board 3 4', 'strip 7']]);
});

test('a board comes closer, a strip does not', () => {
  const { calls, hands } = table([]);
  for (const spot of [ON.board, ON.strip]) hands.zoom(spot, 2);
  expect(calls).toEqual(['zoom 10 2']);
});
