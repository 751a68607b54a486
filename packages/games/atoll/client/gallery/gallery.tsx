import type { ComponentType, ReactNode } from 'react';
import { useDeferredValue, useState } from 'react';
import { IconSetContext } from '@atoll/table-kit/table/controls/icon-set.ts';
import { atollIcons } from '../icons.ts';
import { ReadingCard } from '../panels/reading-card.tsx';
import type { GalleryWords } from '../words/load-later-words.ts';
import { FilterBar } from './filter-bar.tsx';
import type { Chosen } from './filters.ts';
import { search, type Shelf } from './shelves.ts';
import '../style/atoll.css';
import '../panels/reading-card.css';
import './gallery.css';

/**
 * Every card of Atoll with its text and its fact, on sheets of paper; a search and filters narrow
 * them, links lead to each sheet.
 */
export const galleryOf = (shelves: readonly Shelf[], words: GalleryWords): ComponentType =>
  function AtollGallery() {
    return <Gallery shelves={shelves} words={words} />;
  };

function Gallery({
  shelves,
  words,
}: {
  readonly shelves: readonly Shelf[];
  readonly words: GalleryWords;
}): ReactNode {
  const [asked, ask] = useState('');
  const [chosen, choose] = useState<Chosen>({});
  const found = search(shelves, useDeferredValue(asked), useDeferredValue(chosen));
  const count = found.reduce((sum, { exhibits }) => sum + exhibits.length, 0);
  const narrowed = asked !== '' || Object.keys(chosen).length > 0;
  return (
    <div className="at-gallery">
      <FilterBar words={words} chosen={chosen} onChange={choose} />
      <search className="at-seek">
        <label>
          {words.search}
          <input type="search" value={asked} onChange={(event) => ask(event.currentTarget.value)} />
        </label>
        <p role="status">{words.cards(count)}</p>
        {narrowed && (
          <button
            type="button"
            className="button chip"
            onClick={() => {
              ask('');
              choose({});
            }}
          >
            {words.clear}
          </button>
        )}
      </search>
      {found.length > 1 && <Jump title={words.jump} shelves={found} />}
      {found.length === 0 && <p className="at-none">{words.none}</p>}
      <IconSetContext value={atollIcons}>
        {found.map((shelf) => (
          <Sheet key={shelf.id} {...shelf} />
        ))}
      </IconSetContext>
    </div>
  );
}

const Jump = ({
  title,
  shelves: all,
}: {
  readonly title: string;
  readonly shelves: readonly Shelf[];
}): ReactNode => (
  <nav className="at-jump" aria-label={title}>
    <ul>
      {all.map(({ id, title: name, exhibits }) => (
        <li key={id}>
          <a href={`#${id}`}>
            {name} <small>{exhibits.length}</small>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

const Sheet = ({ id, title, exhibits }: Shelf): ReactNode => (
  <section id={id} className="at-shelf" aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>
      {title} <small>{exhibits.length}</small>
    </h2>
    <ul>
      {exhibits.map((exhibit) => (
        <li key={exhibit.id}>
          <ReadingCard card={exhibit.id} loading="lazy" />
          <div className="at-known">
            <p>{exhibit.fact}</p>
            {exhibit.remarks.map((remark) => (
              <p key={remark} className="at-remark">
                {remark}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  </section>
);
