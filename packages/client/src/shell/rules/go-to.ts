import type { MouseEvent } from 'react';
import { rulePath } from '../../ui/rule-links.ts';

/** A place in the rules; '' is their beginning. Each is another one, also of the same anchor. */
export interface Place {
  readonly anchor: string;
}

/** Where a plain click on a link within the rules of a game leads; undefined where it does not. */
export function anchorAt(event: MouseEvent, game: string): string | undefined {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  const [path, anchor = ''] = (link?.getAttribute('href') ?? '').split('#');
  return path === rulePath(game) ? anchor : undefined;
}

/**
 * Brings a place of the rules into sight, and the focus with it; opens what is folded around it.
 * False where it is not shown now.
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
