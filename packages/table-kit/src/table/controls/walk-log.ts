import type { KeyboardEvent } from 'react';

/** So many lines are one page. */
const PAGE = 10;

/**
 * Left and right move from one name of a card in the log to the next, beginning with the focused
 * line, or with the newest that has happened.
 */
export function walkCards(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return;
  const log = event.currentTarget;
  const words = [...log.querySelectorAll<HTMLElement>('u[data-card]')];
  const at = words.findIndex((word) => word === event.target);
  const next = at < 0 ? firstCard(words, stepOf(event)) : words[at + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

const stepOf = ({ target }: KeyboardEvent): Element | null =>
  target instanceof Element ? target.closest('.tb-step') : null;

const firstCard = (words: readonly HTMLElement[], line: Element | null): HTMLElement | undefined =>
  words.find((word) => line?.contains(word)) ??
  words.findLast((word) => word.closest('[data-place=ahead]') === null);

/**
 * Up and down go from one line that leads to its place to the next, beginning with the line of the
 * shown place, or with the newest; Home and End to the first and the last.
 */
export function walkLines(event: KeyboardEvent<HTMLElement>): void {
  const moves: Readonly<Record<string, number>> = {
    ...{ ArrowUp: -1, ArrowDown: 1, PageUp: -PAGE, PageDown: PAGE },
    ...{ Home: -Infinity, End: Infinity },
  };
  const move = moves[event.key];
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  if (move === undefined || ctrlKey || metaKey || altKey || shiftKey) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('.tb-go')];
  if (lines.length === 0) return;
  const focused = stepOf(event);
  const at = lines.findIndex((line) => focused?.contains(line));
  const shown = lines.findIndex((line) => line.ariaCurrent !== null);
  const newest = shown < 0 ? lines.length - 1 : shown;
  const next = Number.isFinite(move) && at < 0 ? newest : Math.max(at, 0) + move;
  event.preventDefault();
  lines[Math.max(0, Math.min(lines.length - 1, next))]?.focus();
}
