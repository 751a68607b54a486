import type { MouseEvent } from 'react';
import { rulePath } from '@atoll/table-kit/ui/rule-links.ts';

/**
 * A place in the rules; '' is their beginning. Each object counts as a new place, even with the
 * same anchor.
 */
export interface Place {
  readonly anchor: string;
}

/**
 * The anchor that a plain click within the rules of a game leads to; undefined for any other click.
 */
export function anchorAt(event: MouseEvent, game: string): string | undefined {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  const [path, anchor = ''] = (link?.getAttribute('href') ?? '').split('#');
  return path === rulePath(game) ? anchor : undefined;
}

/**
 * Scrolls to a place of the rules and focuses it; opens a folded section around it. False when the
 * place is not shown now.
 */
export function goTo(text: HTMLElement | null, { anchor }: Place): boolean {
  if (text === null || anchor === '') return true;
  const target = text.querySelector<HTMLElement>(`[id="${CSS.escape(anchor)}"]`);
  if (target === null) return false;
  for (const here of text.querySelectorAll('[data-here]')) here.removeAttribute('data-here');
  target.closest('details')?.setAttribute('open', '');
  target.dataset['here'] = '';
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: 'start' });
  return true;
}
