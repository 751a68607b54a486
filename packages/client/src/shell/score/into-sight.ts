/**
 * Scrolls the sheet so that a box that has just opened on it is wholly visible, above the buttons
 * where those are sticky.
 */
export function bringIntoSight(box: HTMLElement | null): void {
  const bar = box?.closest('.score-scroll')?.querySelector<HTMLElement>('.score-actions .next');
  if (!box || !bar) return;
  const stays = getComputedStyle(bar).position === 'sticky';
  box.style.scrollMarginBottom = `${stays ? bar.offsetHeight : 12}px`;
  // newer browsers return a promise, which is not a cleanup function
  void box.scrollIntoView({ block: 'nearest' });
}
