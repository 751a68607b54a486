import type { ComponentType, ReactNode } from 'react';
import { useEffect, useMemo, useState } from 'react';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { gameEntries } from '../game-entries.ts';
import { follow } from '../route.ts';
import { NoticePage } from '../scene/notice-page.tsx';
import './gallery.css';

/** Every card of a game, outside of any table. */
export function GalleryPage({
  game,
}: {
  /** Its id; '' is the first game of the catalogue that has cards to show. */
  readonly game: string;
}): ReactNode {
  const locale = useLocale();
  const { words } = locale;
  const [shown, setShown] = useState<{ readonly Gallery: ComponentType } | 'failed'>();
  const galleries = useMemo(
    () => gameEntries(locale).filter(({ gallery }) => gallery !== undefined),
    [locale],
  );
  const entry = game === '' ? galleries[0] : galleries.find(({ id }) => id === game);
  useEffect(() => {
    document.title = words.title(words.gallery.title);
  }, [words]);
  useEffect(() => {
    let gone = false;
    entry?.gallery?.(locale).then(
      (Gallery) => {
        if (!gone) setShown({ Gallery });
      },
      (error: unknown) => {
        console.error(error);
        setShown('failed');
      },
    );
    return () => {
      gone = true;
    };
  }, [entry, locale]);
  if (entry === undefined)
    return <NoticePage title={words.connection.missing} text={words.connection.missingText} />;
  return (
    <div className="gallery-page">
      <header className="gallery-head">
        <a className="button chip" href="/" onClick={follow}>
          {words.back}
        </a>
        <h1>{words.gallery.of(entry.name)}</h1>
        {galleries
          .filter(({ id }) => id !== entry.id)
          .map(({ id, name }) => (
            <a key={id} className="button chip" href={`/gallery/${id}`} onClick={follow}>
              {words.gallery.of(name)}
            </a>
          ))}
      </header>
      <main className="gallery-main">
        {shown === undefined && <p role="status">{words.loading}</p>}
        {shown === 'failed' && <p role="alert">{words.gallery.failed}</p>}
        {typeof shown === 'object' && <shown.Gallery />}
      </main>
    </div>
  );
}
