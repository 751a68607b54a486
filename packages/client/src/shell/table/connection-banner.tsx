import type { ReactNode } from 'react';
import type { ConnectionStatus } from '@atoll/table-kit/table/session/table-state.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';

interface ConnectionBannerProps {
  readonly status: ConnectionStatus;
  /** A request is waiting and is sent once the table is connected again. */
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** Says that the connection is lost, while it is. */
export const ConnectionBanner = ({ status, busy, onRetry }: ConnectionBannerProps): ReactNode => {
  const { words } = useLocale();
  return (
    <div className="banner-place" role="status">
      {status === 'lost' && (
        <p className="banner">
          {words.connection.lost} {busy && words.connection.unsent}{' '}
          <button type="button" className="link" onClick={onRetry}>
            {words.connection.retry}
          </button>
        </p>
      )}
    </div>
  );
};
