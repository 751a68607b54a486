import { useState, type ReactNode } from 'react';
import { lazyWithRetry } from '@atoll/table-kit/late/lazy-with-retry.tsx';
import type { GameEntry } from '@atoll/table-kit/table/game-entry.ts';
import { SheetDialog } from '@atoll/table-kit/ui/dialog/dialog.tsx';
import { loadPreparedWords } from '@atoll/table-kit/words/load-page-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { gameEntry } from '../game-entries.ts';
import { LoadingLine } from '../parts/loading-line.tsx';
import { isReplaced } from '../table/absent/absence.ts';
import type { StandInProps } from '../table/seat-asking.ts';
import { usePrepared } from './use-prepared.ts';
import './prepared.css';

/** Opened by a button. */
const PreparedDesk = lazyWithRetry(
  async () => (await import('./prepared-desk.tsx')).PreparedDesk,
  LoadingLine,
);

/** For the person of a seat, in games that allow it: the button to the prepared replies. */
export function PreparedStrip(props: StandInProps): ReactNode {
  const { state, snapshot } = props;
  const entry = gameEntry(useLocale(), snapshot.game);
  const isOwn = snapshot.phase === 'playing' && !isReplaced(snapshot, state.seat);
  // the analysis does not know the position from which such a match began
  if (!entry?.conditional || !entry.analysis || !isOwn || snapshot.origin) return null;
  return <Strip {...props} entry={entry} />;
}

function Strip(props: StandInProps & { readonly entry: GameEntry }): ReactNode {
  const words = useLaterWords(loadPreparedWords);
  const prepared = usePrepared(props);
  const [open, setOpen] = useState(false);
  const { known } = prepared;
  if (!words) return null;
  const isOwnTurn = props.state.prompt.legal.length > 0;
  const { actions = [], dropped } = known ?? {};
  const lines = actions.filter((_, n) => !actions.some(({ after }) => after === n)).length;
  return (
    <div className="prepared-strip">
      <p role="status">{isOwnTurn && dropped ? words.dropped : ''}</p>
      {isOwnTurn && dropped && (
        <button type="button" className="button second small" onClick={() => void prepared.set([])}>
          {words.putAway}
        </button>
      )}
      {!isOwnTurn && (
        <button type="button" className="button second small" onClick={() => setOpen(true)}>
          {lines === 0 ? words.open : words.openWith(lines)}
        </button>
      )}
      <SheetDialog title={words.title} open={open} onClose={() => setOpen(false)}>
        {isOwnTurn ? (
          <p role="status">{words.ownTurn}</p>
        ) : (
          known && (
            <PreparedDesk
              key={known.seq}
              {...{ ...props, words }}
              known={known}
              set={prepared.set}
            />
          )
        )}
      </SheetDialog>
    </div>
  );
}
