/**
 * Scrolls the sheet so that what has just opened on it is seen whole, above the buttons where those
 * stay in sight.
 */
export function bringIntoSight(box: HTMLElement | null): void {
  const bar = box?.closest('.score-scroll')?.querySelector<HTMLElement>('.score-actions .next');
  if (!box || !bar) return;
  const stays = getComputedStyle(bar).position === 'sticky';
  box.style.scrollMarginBottom = `${stays ? bar.offsetHeight : 12}px`;
  // newer browsers return a promise, which is no way to end an effect
  void box.scrollIntoView({ block: 'nearest' });
}
