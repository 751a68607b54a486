import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '@atoll/table-kit/table/controls/icon.tsx';
import { sidesOf } from '../card-index.ts';
import type { RuleWords } from '../words/load-later-words.ts';
import { CardPicture } from './card-picture.tsx';

interface Lying {
  readonly card: string;
  readonly x: number;
  readonly y: number;
}

/** A small reef: corals on the cells of one colour, animals on those of the other. */
const CORALS: readonly Lying[] = [
  { card: 'basic-coral', x: 1, y: 2 },
  { card: 'table-coral', x: 2, y: 1 },
  { card: 'staghorn-coral', x: 2, y: 3 },
];
const ANIMALS: readonly Lying[] = [
  { card: 'flame-angelfish', x: 1, y: 1 },
  { card: 'green-turtle', x: 3, y: 1 },
];
/** A free cell for an animal that needs as many colonies as face the cell. */
const FREE = { x: 2, y: 2 } as const;

const place = ({ x, y }: Pick<Lying, 'x' | 'y'>): CSSProperties => ({ gridColumn: x, gridRow: y });

export function ReefFigure({ words }: { readonly words: RuleWords['figures']['reef'] }): ReactNode {
  return (
    <figure className="at-figure reef">
      <div className="at-figure-reef" role="img" aria-label={words.picture}>
        {CORALS.map((coral) => (
          <div key={coral.card} className="tile coral" style={place(coral)}>
            <CardPicture card={coral.card} />
            {[...sidesOf(coral.card)].map((side) => (
              <span key={side} className={`side ${side}`}>
                <Icon name="colony" size={22} />
              </span>
            ))}
          </div>
        ))}
        {ANIMALS.map((animal) => (
          <div key={animal.card} className="tile animal" style={place(animal)}>
            <CardPicture card={animal.card} />
          </div>
        ))}
        <div className="free" style={place(FREE)}>
          {words.free}
        </div>
      </div>
      <figcaption>
        <p>{words.caption}</p>
      </figcaption>
    </figure>
  );
}
