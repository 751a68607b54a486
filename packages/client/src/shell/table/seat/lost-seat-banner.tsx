import { useState, type ReactNode } from 'react';
import { SheetDialog } from '@atoll/table-kit/ui/dialog/dialog.tsx';
import { lazyWithRetry } from '@atoll/table-kit/late/lazy-with-retry.tsx';
import type { TableSnapshot } from '@atoll/table-kit/table/session/table-state.ts';
import { keptSeats } from '../../person.ts';
import { knownHost } from './known-host.ts';
import { loadRecoveryWords } from '@atoll/table-kit/words/load-page-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';

const Recovery = lazyWithRetry(async () => (await import('../../recovery/recovery.tsx')).Recovery);

interface LostSeatBannerProps {
  readonly matchId: string;
  readonly snapshot: TableSnapshot;
}

/**
 * Explains how to get a seat back to a person who opened its address, as notifications contain it,
 * in a browser without a seat here: some delete everything after a week.
 */
export function LostSeatBanner({ matchId, snapshot }: LostSeatBannerProps): ReactNode {
  const locale = useLocale();
  const words = useLaterWords(loadRecoveryWords);
  const [shown, setShown] = useState<'question' | 'recovery' | 'nothing'>('question');
  if (!words || shown === 'nothing') return null;
  const host = knownHost(snapshot);
  return (
    <div className="banner-place lost-seat">
      <p className="banner">
        <span role="status">
          {words.lostSeat}
          {host !== undefined && ` ${words.askHost(host)}`}
        </span>
        <button type="button" className="button dark small" onClick={() => setShown('recovery')}>
          {locale.words.lobby.recovery}
        </button>
        <button type="button" className="button dark small" onClick={() => setShown('nothing')}>
          {words.onlyWatch}
        </button>
      </p>
      <SheetDialog
        title={locale.words.lobby.recovery}
        open={shown === 'recovery'}
        onClose={() => {
          // A person with a seat here gets another page.
          if (keptSeats.find(matchId)) location.reload();
          else setShown('question');
        }}
      >
        <Recovery />
      </SheetDialog>
    </div>
  );
}
