import { REGIONS, TILES, type FishTile, type Region } from '../../src/cards/index.ts';
import type { Facts } from '../../src/text/index.ts';
import type { ComponentType, ReactNode } from 'react';
import { useDeferredValue, useState } from 'react';
import { Icon } from '@atoll/table-kit/table/controls/icon.tsx';
import { IconSetContext } from '@atoll/table-kit/table/controls/icon-set.ts';
import { arkIcons } from '../icons.ts';
import { soughtIn } from '@atoll/table-kit/words/sought-words.ts';
import { useArkLocale, type ArkGalleryWords, type ArkLocale } from '../words/ark-locale.ts';
import { FishPaper } from './fish-paper.tsx';
import './gallery.css';

/** Every fish of Hidden Ark with its picture and its fact, by region; a search narrows them. */
export const galleryOf = (facts: Facts, words: ArkGalleryWords): ComponentType =>
  function ArkGallery() {
    return <Gallery facts={facts} words={words} />;
  };

interface GalleryTexts {
  readonly facts: Readonly<Record<string, string>>;
  readonly words: ArkGalleryWords;
}

/** Whether a fish has all words that are looked for, in any of its texts. */
function isFound({ text }: ArkLocale, tile: FishTile, { asked, fact }: Record<string, string>) {
  const { id, scientific, region, status, discount } = tile;
  const names = [text.regionName(region), text.statusName(status), text.resourceName(discount)];
  const said = [text.tileName(id), scientific, fact, ...names].join(' ').toLowerCase();
  return soughtIn(asked ?? '').every((word) => said.includes(word));
}

function Gallery({ facts, words }: GalleryTexts): ReactNode {
  const locale = useArkLocale();
  const [asked, ask] = useState('');
  const wanted = useDeferredValue(asked);
  const found = TILES.filter((tile) =>
    isFound(locale, tile, { asked: wanted, fact: facts[tile.id] ?? '' }),
  );
  const regions = REGIONS.filter((region) => found.some((tile) => tile.region === region));
  return (
    <div className="ark-gallery">
      <search className="ark-seek">
        <label>
          {words.search}
          <input type="search" value={asked} onChange={(event) => ask(event.currentTarget.value)} />
        </label>
        <p role="status">{words.fish(found.length)}</p>
      </search>
      <IconSetContext value={arkIcons}>
        <nav className="ark-jump" aria-label={words.jump}>
          {regions.map((region) => (
            <a key={region} href={`#${region}`}>
              <Icon name={`region:${region}`} size={20} /> {locale.text.regionName(region)}
            </a>
          ))}
        </nav>
        {found.length === 0 && <p>{words.none}</p>}
        {regions.map((region) => (
          <Shelf
            key={region}
            region={region}
            tiles={found.filter((tile) => tile.region === region)}
            facts={facts}
          />
        ))}
      </IconSetContext>
    </div>
  );
}

function Shelf({
  region,
  tiles,
  facts,
}: Pick<GalleryTexts, 'facts'> & {
  readonly region: Region;
  readonly tiles: readonly FishTile[];
}): ReactNode {
  const { text } = useArkLocale();
  return (
    <section id={region} aria-labelledby={`${region}-title`}>
      <h2 id={`${region}-title`}>{text.regionName(region)}</h2>
      <ul>
        {tiles.map((tile) => (
          <li key={tile.id}>
            <FishPaper tile={tile} fact={facts[tile.id] ?? ''} />
          </li>
        ))}
      </ul>
    </section>
  );
}
