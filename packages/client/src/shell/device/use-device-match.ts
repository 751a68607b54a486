import { InvalidInput } from '@atoll/engine';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSettings } from '@atoll/table-kit/settings/use-settings.ts';
import type { LocalSession } from '@atoll/table-kit/table/session/local-session.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { choiceOf } from '../bots/bot-choice.ts';
import { seatName } from '../seat-names.ts';
import { NoRoom } from './database.ts';
import { matchAt, type DeviceMatch } from './device-match.ts';
import { deviceMatches } from './device-matches.ts';
import { Keeper } from './keeper.ts';
import { sessionOf } from './session-of.ts';

/** A match of this device once it has loaded. */
export interface OpenMatch {
  readonly match: DeviceMatch;
  readonly session: LocalSession;
  readonly names: readonly string[];
}

/** Why it cannot be opened. */
export type NoMatch = 'gone' | 'otherRules' | 'elsewhere' | 'failed';

/** Why changes are no longer stored; '' while they are. */
export type Unkept = '' | 'full' | 'notKept';

/**
 * A match of this device while the page shows it: no other tab opens it meanwhile, and every
 * decision is stored.
 */
export function useDeviceMatch(
  id: string,
): readonly [opened: OpenMatch | NoMatch | undefined, unkept: Unkept] {
  const locale = useLocale();
  const { pace } = useSettings();
  const [opened, setOpened] = useState<OpenMatch | NoMatch>();
  const [unkept, setUnkept] = useState<Unkept>('');
  const open = useEffectEvent(async (gone: AbortSignal): Promise<void> => {
    const match = await deviceMatches.find(id);
    if (match === undefined) return setOpened('gone');
    const { catalog } = await import('@atoll/catalog');
    const rules = await catalog[match.game]?.load();
    if (gone.aborted) return;
    if (rules === undefined) return setOpened('otherRules');
    const names = match.told.seats.map((seat, place) => seatName(locale, seat, place));
    const choose = (turn: Parameters<typeof choiceOf>[1]['turn']): Promise<unknown> =>
      choiceOf(match.bot, { game: match.game, turn });
    const session = sessionOf(match, { rules: rules.game, names, pace, choose });
    const keeper = new Keeper(
      () => deviceMatches.keep(matchAt(match, session, Date.now())),
      (error) => setUnkept(error instanceof NoRoom ? 'full' : 'notKept'),
    );
    session.subscribe(() => keeper.keep());
    // otherwise a storage failure would be reported only after the first decision
    keeper.keep();
    gone.addEventListener('abort', session.stop);
    setOpened({ match, session, names });
  });
  useEffect(() => {
    const gone = new AbortController();
    alone(id, gone.signal, () => open(gone.signal)).then(
      (isAlone) => !isAlone && !gone.signal.aborted && setOpened('elsewhere'),
      (error: unknown) => {
        if (!(error instanceof InvalidInput)) console.error(error);
        setOpened(error instanceof InvalidInput ? 'otherRules' : 'failed');
      },
    );
    return () => gone.abort();
  }, [id]);
  return [opened, unkept];
}

/**
 * Runs `work` and holds the match for this tab until the signal. False, without running it, when
 * another tab holds the match.
 */
async function alone(id: string, gone: AbortSignal, work: () => Promise<void>): Promise<boolean> {
  if (!('locks' in navigator)) return work().then(() => true);
  return navigator.locks.request(`atoll-match-${id}`, { ifAvailable: true }, async (lock) => {
    if (lock === null) return false;
    await work();
    await new Promise((resolve) => gone.addEventListener('abort', resolve));
    return true;
  });
}
