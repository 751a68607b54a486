import type { ReactNode } from 'react';
import { words } from '../../words/index.ts';
import { follow } from '../route.ts';

/**
 * The moment before a table is there. It shows words alone: a picture would arrive no sooner than
 * the table that it delays.
 */
export const LoadingPage = (): ReactNode => (
  <main className="laying-out">
    <h1>{words.connection.connecting}</h1>
    <p>{words.loading}</p>
    <a className="button plain" href="/" onClick={follow}>
      {words.back}
    </a>
  </main>
);
