import type { ReactNode } from 'react';
import type { ConnectionStatus } from '../../table/session/table-state.ts';
import { useLocale } from '../../words/use-locale.ts';

interface ConnectionBannerProps {
  readonly status: ConnectionStatus;
  readonly onRetry: () => void;
}

/** Says that the connection is lost, for as long as it is. */
export const ConnectionBanner = ({ status, onRetry }: ConnectionBannerProps): ReactNode => {
  const { words } = useLocale();
  return (
    <div className="banner-place" role="status">
      {status === 'lost' && (
        <p className="banner">
          {words.connection.lost}{' '}
          <button type="button" className="link" onClick={onRetry}>
            {words.connection.retry}
          </button>
        </p>
      )}
    </div>
  );
};
