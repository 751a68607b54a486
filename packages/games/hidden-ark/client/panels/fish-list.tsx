import type { HiddenArkView } from '../../src/index.ts';
import { useState, type ReactNode } from 'react';
import { Icon } from '@atoll/table-kit/table/controls/icon.tsx';
import { fishPlaces, inOrder, ORDERS, type FishPlace, type Order } from '../present/fish-places.ts';
import { useArkLocale } from '../words/ark-locale.ts';
import { Amounts } from './amounts.tsx';
import './sheets/sheets.css';

/** Every face-up fish, with its price for a seat, and whether the seat can pay it. */
export function FishList({
  view,
  seat,
}: {
  readonly view: HiddenArkView;
  readonly seat: number;
}): ReactNode {
  const { game } = useArkLocale();
  const [order, sort] = useState<Order>('lacks');
  const fish = inOrder(fishPlaces(view, seat), order);
  const { list } = game;
  return (
    <div className="ark-list">
      <p role="group" aria-label={list.sort}>
        <span aria-hidden="true">{list.sort}</span>
        {ORDERS.map((by) => (
          <button key={by} type="button" aria-pressed={by === order} onClick={() => sort(by)}>
            {list.by[by]}
          </button>
        ))}
      </p>
      {fish.length === 0 && <p>{list.none}</p>}
      <ul>
        {fish.map((one) => (
          <FishRow key={one.space} fish={one} />
        ))}
      </ul>
    </div>
  );
}

function FishRow({
  fish: { space, tile, quote, locked, payable },
}: {
  readonly fish: FishPlace;
}): ReactNode {
  const { game, text } = useArkLocale();
  const { list } = game;
  const said = locked
    ? list.locked
    : quote.left < 0
      ? game.fish.short(-quote.left)
      : quote.needs === 'stations' || quote.needs === 'vessels'
        ? text.needsText(quote.needs)
        : quote.stranded
          ? game.fish.noPort
          : quote.lacks > 0
            ? `${list.payable}, ${list.exchanged(quote.exchange)}`
            : list.payable;
  return (
    <li>
      <FishImage id={tile.id} />
      <div>
        <b>
          <Icon name={`region:${tile.region}`} size={18} title={text.regionName(tile.region)} />{' '}
          {text.tileName(tile.id)}
        </b>
        <span>
          {space} · {game.fish.worth(tile.points)}
        </span>
        <span className="ark-list-price">
          <Amounts of={quote.price} />
        </span>
        <span className={payable ? 'good' : 'bad'}>{said}</span>
      </div>
    </li>
  );
}

/** A small picture of a fish. */
export function FishImage({ id }: { readonly id: string }): ReactNode {
  return (
    <img
      src={`/art/hidden-ark/fish/${id}.webp`}
      width={300}
      height={210}
      alt=""
      loading="lazy"
      draggable={false}
      // the finer pictures may not be baked yet
      onError={({ currentTarget }) => {
        currentTarget.hidden = true;
      }}
    />
  );
}
