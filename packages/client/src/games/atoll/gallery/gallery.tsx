import type { ReactNode } from 'react';
import { useDeferredValue, useState } from 'react';
import { ReadingCard } from '../panels/reading-card.tsx';
import { words } from '../words/interface.ts';
import { search, shelves } from './shelves.ts';
import '../atoll.css';
import './gallery.css';

/** Every card of Atoll with its text and its fact; a search narrows them. */
export function Gallery(): ReactNode {
  const [asked, ask] = useState('');
  const found = search(shelves, useDeferredValue(asked));
  const count = found.reduce((sum, { exhibits }) => sum + exhibits.length, 0);
  return (
    <div className="at-gallery">
      <search className="at-seek">
        <label>{words.gallery.search}<input type="search" value={asked} onChange={(event) => ask(event.currentTarget.value)} /></label>
        <p role="status">{words.cards(count)}</p>
      </search>
      {found.map(({ title, exhibits }) => (
        <section key={title} aria-label={title}>
          <h2>{title} <small>{exhibits.length}</small></h2>
          <ul>
            {exhibits.map(({ id, fact }) => (
              <li key={id}>
                <ReadingCard card={id} />
                <p className="at-known">{fact}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
