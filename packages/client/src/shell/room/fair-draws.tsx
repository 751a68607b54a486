import { useState, type ReactNode } from 'react';
import type { TableSnapshot } from '@atoll/table-kit/table/session/table-state.ts';
import { loadReplayWords } from '@atoll/table-kit/words/load-replay-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { ShareList } from '../draws/share-list.tsx';

/** The server's commitment before a match, and the shares added by the seats so far. */
export function FairDraws({ snapshot }: { readonly snapshot: TableSnapshot }): ReactNode {
  const { words } = useLocale();
  const [wanted, want] = useState(false);
  if (snapshot.commitment === '') return null;
  return (
    <details className="quiet" onToggle={({ currentTarget }) => want(currentTarget.open)}>
      <summary>{words.room.draws}</summary>
      {wanted && <Bound snapshot={snapshot} />}
    </details>
  );
}

function Bound({
  snapshot: { commitment, seats },
}: {
  readonly snapshot: TableSnapshot;
}): ReactNode {
  const words = useLaterWords(loadReplayWords);
  if (!words) return null;
  const taken = seats.filter(({ kind }) => kind !== 'open');
  return (
    <div className="draws">
      <p>{words.drawsPromise}</p>
      <p>
        <code translate="no">{commitment}</code>
      </p>
      <p>{words.drawsAdding}</p>
      <ShareList
        shares={taken.map(({ share }) => share)}
        names={taken.map(({ name }) => name)}
        words={words}
      />
      <p>{words.drawsLater}</p>
    </div>
  );
}
