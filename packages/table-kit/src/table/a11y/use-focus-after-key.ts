import { useCallback, useEffect, useRef } from 'react';
import type { Interaction } from '../model/interaction.ts';

/**
 * The elements that an unfinished selection has opened, where Enter confirms it or chooses; '' for
 * none.
 */
export const openedBy = ({ asking, group }: Pick<Interaction, 'asking' | 'group'>): string => {
  if (asking !== undefined) return '.tb-answers';
  return group === '' ? '' : '.tb-choices button';
};

/** Whether the last thing a person did was to press a key: a pointer never moves the focus. */
export function useByKey(): { readonly current: boolean } {
  const byKey = useRef(false);
  useEffect(() => {
    const key = (): void => void (byKey.current = true);
    const pointer = (): void => void (byKey.current = false);
    window.addEventListener('keydown', key, true);
    window.addEventListener('pointerdown', pointer, true);
    return () => {
      window.removeEventListener('keydown', key, true);
      window.removeEventListener('pointerdown', pointer, true);
    };
  }, []);
  return byKey;
}

/**
 * Keeps a keyboard in place: when the moment changes by a key and the focused button is gone, the
 * focus moves to the first of `next` that is there; when a key opened a list, it moves into the
 * list. After Escape it returns to its place before, if that can still be pressed. A pointer never
 * moves the focus.
 */
export function useFocusAfterKey({
  moment,
  next,
  list,
}: {
  readonly moment: string;
  readonly next: readonly string[];
  /**
   * The element that takes the focus even from a button that is still there, or '' while nothing is
   * open.
   */
  readonly list: string;
}): void {
  const byKey = useByKey();
  const cameFrom = useOrigin();
  const latest = useRef({ next, list });
  latest.current = { next, list };
  useEffect(() => {
    if (!byKey.current) return;
    const { next: places, list: opened } = latest.current;
    const lost = document.activeElement === document.body || document.activeElement === null;
    const origin = opened === '' && lost ? cameFrom() : undefined;
    if (origin) return origin.focus({ preventScroll: true });
    const wanted = [...(opened === '' ? [] : [opened]), ...(lost ? places : [])];
    const found = wanted
      .map((selector) => document.querySelector<HTMLElement>(selector))
      .find((element) => element !== null);
    found?.focus({ preventScroll: true });
  }, [moment, byKey, cameFrom]);
}

/**
 * After Escape: the last focused element outside the answers to an unfinished selection, which
 * Escape has removed.
 */
function useOrigin(): () => HTMLElement | undefined {
  const origin = useRef<HTMLElement>(null);
  const escaped = useRef(false);
  useEffect(() => {
    const key = ({ key: name }: KeyboardEvent): void => void (escaped.current = name === 'Escape');
    const focus = ({ target }: FocusEvent): void => {
      const isAnswer = target instanceof Element && target.closest('.tb-answers, .tb-choices');
      if (!isAnswer && target instanceof HTMLElement) origin.current = target;
    };
    window.addEventListener('keydown', key, true);
    window.addEventListener('focusin', focus);
    return () => {
      window.removeEventListener('keydown', key, true);
      window.removeEventListener('focusin', focus);
    };
  }, []);
  return useCallback(() => {
    const { current } = origin;
    if (!escaped.current || !current || current === document.body) return undefined;
    const isUsable = current.isConnected && current.ariaDisabled !== 'true';
    return isUsable && current.checkVisibility({ visibilityProperty: true }) ? current : undefined;
  }, []);
}
