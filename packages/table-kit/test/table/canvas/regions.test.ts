import { expect, test } from '@jest/globals';
import { boardRegion, handsOn, stripRegion } from '../../../src/table/canvas/regions.ts';
import type { Pan } from '../../../src/table/canvas/use-pan.ts';
import { rect } from '../../../src/ui/rect.ts';

/** A strip that lies over the lower part of a board, and the gestures on each. */
function table(hidden: Pan['hidden']): { told: string[]; hands: ReturnType<typeof handsOn> } {
  const told: string[] = [];
  const never = (): void => undefined;
  const pan: Pan = {
    hidden,
    camera: { x: 0, y: 0, scale: 1 },
    moved: false,
    step: never,
    show: never,
    whole: never,
    drag: ({ x, y }) => void told.push(`board ${x} ${y}`),
    zoom: (at, factor) => void told.push(`zoom ${at.x} ${factor}`),
  };
  const strip = stripRegion(rect(0, 80, 100, 20), (by) => void told.push(`strip ${by}`));
  return { told, hands: handsOn([strip, boardRegion(rect(0, 0, 100, 100), pan)]) };
}
const ON = { board: { x: 10, y: 10 }, strip: { x: 10, y: 90 }, nothing: { x: 10, y: 300 } };
const BY = { x: 3, y: 4 };

test('a hand moves the first region under the spot where it began', () => {
  const { told, hands } = table([]);
  for (const spot of [ON.board, ON.strip, ON.nothing]) hands.drag(spot, BY);
  expect(told).toEqual(['board 3 4', 'strip 3']);
});

test('a wheel slides a strip whichever way it turns, and moves a board only while there is more to see', () => {
  const whole = table([]);
  const more = table(['left']);
  for (const { hands } of [whole, more])
    [ON.board, ON.strip, ON.nothing].forEach((spot) => hands.scroll(spot, BY));
  expect([whole.told, more.told]).toEqual([['strip 7'], ['board 3 4', 'strip 7']]);
});

test('a board comes closer, a strip does not', () => {
  const { told, hands } = table([]);
  for (const spot of [ON.board, ON.strip]) hands.zoom(spot, 2);
  expect(told).toEqual(['zoom 10 2']);
});
