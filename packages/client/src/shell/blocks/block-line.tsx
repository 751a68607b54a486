import { type ReactNode, useState } from 'react';
import { lazyWithRetry } from '@atoll/table-kit/late/lazy-with-retry.tsx';
import type { TableSnapshot } from '@atoll/table-kit/table/session/table-state.ts';
import { loadBlockWords } from '@atoll/table-kit/words/load-page-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import type { OwnSeat } from './block-dialog.tsx';

/** Few people block anybody. */
const BlockDialog = lazyWithRetry(async () => (await import('./block-dialog.tsx')).BlockDialog);

interface BlockLineProps extends Pick<OwnSeat, 'matchId'> {
  /** The token of the own seat; a spectator has none, and blocks nobody. */
  readonly token: string | undefined;
  /** -1 for a spectator. */
  readonly own: number;
  readonly seats: TableSnapshot['seats'];
}

/** Blocks another person of the table, after a look at what that means. */
export function BlockLine({ seats, own, matchId, token }: BlockLineProps): ReactNode {
  const words = useLaterWords(loadBlockWords);
  const [open, setOpen] = useState(false);
  const others = seats.flatMap(({ kind, name, program }, seat) =>
    kind === 'person' && seat !== own && !program ? [{ seat, name }] : [],
  );
  if (!words || !token || own < 0 || others.length === 0) return null;
  return (
    <div className="menu-line">
      <button type="button" className="button dark small" onClick={() => setOpen(true)}>
        {words.open}
      </button>
      {open && (
        <BlockDialog {...{ matchId, token, others, words }} onClose={() => setOpen(false)} />
      )}
      <p className="quiet">{words.openHint}</p>
    </div>
  );
}
