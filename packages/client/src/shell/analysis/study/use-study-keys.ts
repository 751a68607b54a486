import { useEffect, useRef } from 'react';
import { besidePath, lastPath, type TreePath } from './record-tree.ts';
import type { Study, StudyChange } from './study.ts';

type Steps = Readonly<Record<'first' | 'back' | 'forward' | 'last' | 'up' | 'down', TreePath>>;

/** Where the steps through a tree lead from the shown position. */
export function stepsFrom({ record, path }: Study): Steps {
  return {
    first: [],
    back: path.slice(0, -1),
    forward: [...path, 0],
    last: lastPath(record, path),
    up: besidePath(record, path, -1),
    down: besidePath(record, path, 1),
  };
}

const KEYS: Readonly<Record<string, keyof Steps>> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
  ',': 'back',
  '.': 'forward',
};

/** Elements in which keys write, and elements with arrow keys of their own. */
const WRITING = 'input:not([type=radio]), select, textarea, [role=dialog]';
const OWN_ARROWS = '[role=grid], input, [role=toolbar]';
/** Keys that work on the board too, which uses the others. */
const ON_BOARD: readonly string[] = [',', '.'];

/** Keys that move through the tree, unless the focus is where they mean something else. */
export function useStudyKeys(
  study: Study,
  change: (change: StudyChange) => void,
  use: 'on' | 'off',
): void {
  const latest = useRef(study);
  latest.current = study;
  useEffect(() => {
    if (use === 'off') return undefined;
    const onKey = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const element = target instanceof Element ? target : document.body;
      const step = KEYS[key];
      if (step === undefined || element.closest(WRITING)) return;
      if (element.closest(OWN_ARROWS) && !ON_BOARD.includes(key)) return;
      change({ do: 'go', path: stepsFrom(latest.current)[step] });
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [change, use]);
}
