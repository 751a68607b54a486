import type { ReactNode } from 'react';
import { follow } from '../route.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';

/**
 * Shown before a table is loaded. It shows text only: a picture would arrive no sooner than the
 * table that it delays.
 */
export const LoadingPage = (): ReactNode => {
  const { words } = useLocale();
  return (
    <main className="laying-out">
      <h1>{words.connection.connecting}</h1>
      <p>{words.loading}</p>
      <a className="button plain" href="/" onClick={follow}>
        {words.back}
      </a>
    </main>
  );
};
