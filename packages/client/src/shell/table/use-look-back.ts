import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Settings } from '../../settings/settings.ts';
import { lookBack, type LookBack } from '../../table/session/look-back.ts';
import type { LiveSession } from '../../net/live-session.ts';

export interface LookingBack {
  readonly looking: LookBack;
  /** How many actions the shown moment lies behind the present. */
  readonly behind: number;
}

/** What has keys of its own: fields, and dialogs. */
const OWN_KEYS = 'input, select, textarea, [role=dialog]';

/**
 * A table at which one can look back, by the keys of a replay too: a comma goes an action back, a
 * full stop one on.
 */
export function useLookBack(
  table: LiveSession,
  { letterKeys }: Pick<Settings, 'letterKeys'>,
): LookingBack {
  const looking = useMemo(() => lookBack(table), [table]);
  const behind = useSyncExternalStore(looking.subscribe, looking.behind);
  useEffect(() => {
    if (letterKeys === 'off') return;
    // keys wait for each other: the first loads code, and a moment may have to be fetched
    let earlier: Promise<void> = Promise.resolve();
    const afterEarlier = (step: () => Promise<void> | void): void => {
      earlier = earlier.catch(() => undefined).then(step);
    };
    const onKey = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof Element && target.closest(OWN_KEYS)) return;
      if (key === ',')
        afterEarlier(async () =>
          (await import('../past/past-tables.ts')).lookFarther(table, looking),
        );
      else if (key === '.') afterEarlier(() => looking.lookAt(looking.behind() - 1));
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [table, looking, letterKeys]);
  return { looking, behind };
}
