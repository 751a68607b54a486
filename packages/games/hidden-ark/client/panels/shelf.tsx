import type { HiddenArkView } from '../../src/index.ts';
import { RESOURCES, TILES } from '../../src/cards/index.ts';
import type { ReactNode } from 'react';
import { Icon } from '@atoll/table-kit/table/controls/icon.tsx';
import { useArkLocale } from '../words/ark-locale.ts';
import { FishImage } from './fish-list.tsx';

interface Props {
  readonly view: HiddenArkView;
  readonly seat: number;
}

const tilesOf = ({ seats }: HiddenArkView, seat: number) =>
  (seats[seat]?.tiles ?? []).flatMap((id) => TILES.find((tile) => tile.id === id) ?? []);

/** The fish that a seat has rescued, each with the discount that it gives. */
export function Shelf({ view, seat }: Props): ReactNode {
  const { game, text } = useArkLocale();
  const tiles = tilesOf(view, seat);
  return (
    <section className="ark-shelf" aria-label={game.shelf.title}>
      <h2>{game.shelf.title}</h2>
      {tiles.length === 0 ? (
        <p className="tb-quiet">{game.shelf.none}</p>
      ) : (
        <ul>
          {tiles.map(({ id, discount, points }) => {
            const name = text.tileName(id);
            const less = game.shelf.less(1, text.resourceName(discount));
            return (
              <li key={id} title={`${name}: ${less}`}>
                <FishImage id={id} />
                <span className="hidden">{`${name}, ${game.fish.worth(points)}, ${less}`}</span>
                <span className="ark-less" aria-hidden="true">
                  −1 <Icon name={`resource:${discount}`} size={14} />
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

/** The discount on rescues from all rescued fish together. */
export function Discounts({ view, seat }: Props): ReactNode {
  const { game, text } = useArkLocale();
  const tiles = tilesOf(view, seat);
  const all = RESOURCES.map((resource) => ({
    resource,
    amount: tiles.filter(({ discount }) => discount === resource).length,
  })).filter(({ amount }) => amount > 0);
  if (all.length === 0) return null;
  return (
    <ul className="ark-discounts">
      {all.map(({ resource, amount }) => (
        <li key={resource}>
          <Icon name={`resource:${resource}`} size={18} />{' '}
          {game.shelf.less(amount, text.resourceName(resource))}
        </li>
      ))}
    </ul>
  );
}
