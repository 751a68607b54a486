import type { ComponentType, ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { gameEntries } from '../../games/registry.ts';
import { words } from '../../words/index.ts';
import { follow } from '../route.ts';
import { NoticePage } from '../scene/notice-page.tsx';
import './gallery.css';

/** The first game of the catalogue that has cards to show. */
const entry = gameEntries.find(({ gallery }) => gallery !== undefined);

/** Every card of a game, to be read at leisure, away from any table. */
export function GalleryPage(): ReactNode {
  const [shown, setShown] = useState<{ readonly Gallery: ComponentType } | 'failed'>();
  useEffect(() => {
    document.title = words.title(words.gallery.title);
  }, []);
  useEffect(() => {
    entry?.gallery?.().then(
      (Gallery) => setShown({ Gallery }),
      (error: unknown) => {
        console.error(error);
        setShown('failed');
      },
    );
  }, []);
  if (entry === undefined)
    return <NoticePage title={words.connection.missing} text={words.connection.missingText} />;
  return (
    <div className="gallery-page">
      <header className="gallery-head">
        <a className="button chip" href="/" onClick={follow}>
          {words.back}
        </a>
        <h1>{words.gallery.of(entry.name)}</h1>
      </header>
      <main className="gallery-main">
        {shown === undefined && <p role="status">{words.loading}</p>}
        {shown === 'failed' && <p role="alert">{words.gallery.failed}</p>}
        {typeof shown === 'object' && <shown.Gallery />}
      </main>
    </div>
  );
}
