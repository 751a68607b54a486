import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Milliseconds between two places below which nobody reads the log: it follows only when the view
 * rests at a place, since scrolling the log costs more than drawing the place.
 */
const QUICK = 100;

interface ShownLine {
  /** The id of the line that is to be in sight; left out, the newest one is. */
  readonly line: string | undefined;
  /** Whatever else changes the log: its steps, and the first of them that has lines. */
  readonly steps: unknown;
  readonly from: number;
}

/** Keeps a line of a log in sight, also when the log, or its surroundings, are resized. */
export function useShownLine(
  panel: RefObject<HTMLElement | null>,
  { line, steps, from }: ShownLine,
): void {
  const sizes = useRef<ResizeObserver>(undefined);
  const around = useRef<Element>(undefined);
  const find = (): HTMLElement | null =>
    line === undefined ? null : document.getElementById(line);
  const follow = useEffectEvent((): void => {
    const box = panel.current;
    if (box === null) return;
    if (line === undefined) box.scrollTop = box.scrollHeight;
    else showLine(box, find());
  });
  const watch = useEffectEvent((): void => {
    const next = find()?.closest('.tb-stretch') ?? panel.current?.lastElementChild ?? undefined;
    if (next === around.current) return;
    if (around.current) sizes.current?.unobserve(around.current);
    if (next) sizes.current?.observe(next);
    around.current = next;
  });
  useEffect(() => {
    const observer = new ResizeObserver(() => follow());
    if (panel.current) observer.observe(panel.current);
    sizes.current = observer;
    around.current = undefined;
    return () => observer.disconnect();
  }, [panel]);
  const changed = useRef(-Infinity);
  useEffect(() => {
    const before = changed.current;
    changed.current = performance.now();
    const settle = (): void => {
      follow();
      watch();
    };
    if (line === undefined || changed.current - before > QUICK) return settle();
    const rest = setTimeout(settle, QUICK);
    return () => clearTimeout(rest);
  }, [line, steps, from]);
}

/**
 * Scrolls a line into the middle, or to the top without one; a line that has some lines around it
 * in sight stays, so that the log does not move with every step.
 */
function showLine(box: HTMLElement, line: HTMLElement | null): void {
  if (line === null) return void (box.scrollTop = 0);
  const { top, bottom, height } = box.getBoundingClientRect();
  const lying = line.getBoundingClientRect();
  const edge = Math.max(0, Math.min(height / 6, (height - lying.height) / 2));
  if (lying.top >= top + edge && lying.bottom <= bottom - edge) return;
  // a table may be shown smaller than it is laid out
  const scale = height / box.offsetHeight || 1;
  box.scrollTop += (lying.top + lying.bottom - top - bottom) / 2 / scale;
}
