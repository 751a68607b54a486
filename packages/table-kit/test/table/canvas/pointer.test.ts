import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { listen, type Gestures } from '../../../src/table/canvas/pointer.ts';

/** An event of one finger, at a time of its own in ms. */
function finger(type: string, at: number): Event {
  const event = new Event(type);
  const fields = { pointerId: 1, pointerType: 'touch', button: 0, clientX: 5, clientY: 5 };
  Object.defineProperty(event, 'timeStamp', { value: at });
  return Object.assign(event, fields);
}

let calls: string[] = [];
const tell = (what: string) => (): void => void calls.push(what);
const gestures: Gestures = {
  hover: tell('hover'),
  tap: tell('tap'),
  press: tell('press'),
  release: tell('release'),
  drag: tell('drag'),
  drop: tell('drop'),
  zoom: tell('zoom'),
  scroll: tell('scroll'),
};
let element: EventTarget;

beforeEach(() => {
  jest.useFakeTimers();
  calls = [];
  (globalThis as { window?: unknown }).window ??= globalThis;
  element = Object.assign(new EventTarget(), { setPointerCapture: () => undefined });
  listen(element as HTMLElement, gestures, (spot) => spot);
});
afterEach(() => {
  jest.useRealTimers();
});

test('a short touch is a tap', () => {
  element.dispatchEvent(finger('pointerdown', 0));
  element.dispatchEvent(finger('pointerup', 80));
  expect(calls).toEqual(['tap']);
});

test('a long touch reads a card, and is no tap', () => {
  element.dispatchEvent(finger('pointerdown', 0));
  jest.advanceTimersByTime(500);
  element.dispatchEvent(finger('pointerup', 500));
  expect(calls).toEqual(['press', 'release']);
});

test('a short touch is a tap, too, where the page was too busy to hear of its end', () => {
  element.dispatchEvent(finger('pointerdown', 0));
  jest.advanceTimersByTime(500);
  element.dispatchEvent(finger('pointerup', 80));
  expect(calls).toEqual(['press', 'release', 'tap']);
});
