import type { ReactNode } from 'react';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { follow } from '../route.ts';
import { lazyWithRetry } from '@atoll/table-kit/late/lazy-with-retry.tsx';
import { LoadingPage } from '../scene/loading-page.tsx';
import { NoticePage } from '../scene/notice-page.tsx';

/** Few people lose a seat. */
const GivenSeat = lazyWithRetry(
  async () => (await import('../seat-offer/given-seat.tsx')).GivenSeat,
  LoadingPage,
);

/** Why there is no table, and what can be done about it. */
export function NoTable({
  status,
  matchId,
  onRetry,
}: {
  readonly status: 'missing' | 'unplayable' | 'failed' | 'removed' | 'given' | 'replaced';
  readonly matchId: string;
  readonly onRetry: () => void;
}): ReactNode {
  const {
    words: { connection, lobby },
  } = useLocale();
  if (status === 'replaced')
    return <NoticePage title={connection.replaced} text={connection.replacedText} />;
  if (status === 'given') return <GivenSeat matchId={matchId} />;
  if (status === 'missing')
    return <NoticePage title={connection.missing} text={connection.missingText} />;
  if (status === 'removed')
    return (
      <NoticePage title={connection.removed} text={connection.removedText}>
        <a className="button main" href={`/w/${matchId}`} onClick={follow}>
          {lobby.watch}
        </a>
      </NoticePage>
    );
  const [title, text] =
    status === 'failed'
      ? [connection.serverFailed, connection.serverFailedText]
      : [connection.unplayable, connection.unplayableText];
  return (
    <NoticePage title={title} text={text}>
      <button type="button" className="button main" onClick={onRetry}>
        {connection.again}
      </button>
    </NoticePage>
  );
}
