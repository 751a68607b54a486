import type { Spot } from '../../ui/rect.ts';
import { readWheel } from './wheel.ts';

/** The gestures on the canvas, in design units. One hook for mouse, pen and touch. */
export interface Gestures {
  tap(at: Spot): void;
  /** Rests on a spot: a mouse or pen that hovers, or undefined when it left. */
  hover(at: Spot | undefined): void;
  /** A long press of a finger, and its end. */
  press(at: Spot): void;
  release(): void;
  /** A drag moves: where it began, how far it moved just now, and where it is. */
  drag(from: Spot, by: Spot, at: Spot): void;
  /** A drag ends; undefined if it was cancelled. */
  drop?(at: Spot | undefined): void;
  zoom(at: Spot, factor: number): void;
  /** A wheel, or two fingers on a pad, moves the region under them. */
  scroll(at: Spot, by: Spot): void;
}

const SLACK: Readonly<Partial<Record<string, number>>> = { mouse: 4, pen: 6, touch: 10 };
const LONG_PRESS = 450;

/**
 * Listens on an element; the returned function stops it. `toDesign` maps client pixels to design
 * units.
 */
export function listen(
  element: HTMLElement,
  gestures: Gestures,
  toDesign: (client: Spot) => Spot,
): () => void {
  const down = new Map<number, { start: Spot; last: Spot; since: number }>();
  let moved = false;
  let pressed = false;
  let timer = 0;
  const at = (event: PointerEvent | WheelEvent): Spot =>
    toDesign({ x: event.clientX, y: event.clientY });
  const slack = (event: PointerEvent): number => SLACK[event.pointerType] ?? 6;
  const settle = (): void => {
    clearTimeout(timer);
    if (pressed) gestures.release();
    pressed = false;
  };

  const onDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const spot = at(event);
    if (down.size === 0) moved = false;
    down.set(event.pointerId, { start: spot, last: spot, since: event.timeStamp });
    element.setPointerCapture(event.pointerId);
    if (event.pointerType === 'touch' && down.size === 1)
      timer = window.setTimeout(() => {
        pressed = true;
        gestures.press(spot);
      }, LONG_PRESS);
    else settle();
  };
  const onMove = (event: PointerEvent): void => {
    const spot = at(event);
    const held = down.get(event.pointerId);
    if (held === undefined) {
      if (event.pointerType !== 'touch') gestures.hover(spot);
      return;
    }
    if (!moved && Math.hypot(spot.x - held.start.x, spot.y - held.start.y) < slack(event)) return;
    moved = true;
    settle();
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    if (other === undefined)
      gestures.drag(held.start, { x: spot.x - held.last.x, y: spot.y - held.last.y }, spot);
    else {
      const before = Math.hypot(held.last.x - other.last.x, held.last.y - other.last.y);
      const now = Math.hypot(spot.x - other.last.x, spot.y - other.last.y);
      if (before > 0)
        gestures.zoom(
          { x: (spot.x + other.last.x) / 2, y: (spot.y + other.last.y) / 2 },
          now / before,
        );
    }
    down.set(event.pointerId, { ...held, last: spot });
  };
  const onUp = (event: PointerEvent): void => {
    const held = down.get(event.pointerId);
    down.delete(event.pointerId);
    // a page that was busy meanwhile hears of both at once, after its timer
    const brief = held !== undefined && event.timeStamp - held.since < LONG_PRESS;
    const quiet = !moved && (brief || !pressed) && held !== undefined && event.type === 'pointerup';
    settle();
    if (quiet) gestures.tap(at(event));
    else if (moved && held !== undefined && down.size === 0)
      gestures.drop?.(event.type === 'pointerup' ? at(event) : undefined);
  };
  const onLeave = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') gestures.hover(undefined);
  };
  const onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    const turned = readWheel(event);
    if (turned.do === 'zoom') gestures.zoom(at(event), turned.factor);
    else gestures.scroll(at(event), turned.by);
  };
  const onMenu = (event: Event): void => event.preventDefault();

  element.addEventListener('pointerdown', onDown);
  element.addEventListener('pointermove', onMove);
  element.addEventListener('pointerup', onUp);
  element.addEventListener('pointercancel', onUp);
  element.addEventListener('pointerleave', onLeave);
  element.addEventListener('wheel', onWheel, { passive: false });
  element.addEventListener('contextmenu', onMenu);
  return () => {
    clearTimeout(timer);
    element.removeEventListener('pointerdown', onDown);
    element.removeEventListener('pointermove', onMove);
    element.removeEventListener('pointerup', onUp);
    element.removeEventListener('pointercancel', onUp);
    element.removeEventListener('pointerleave', onLeave);
    element.removeEventListener('wheel', onWheel);
    element.removeEventListener('contextmenu', onMenu);
  };
}
