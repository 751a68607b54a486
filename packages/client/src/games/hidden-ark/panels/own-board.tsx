import type { HiddenArkView } from '@atoll/game-hidden-ark';
import { RESOURCES, TRACK_TOP } from '@atoll/game-hidden-ark/cards';
import { columnsOf, piecePrices, type ColumnView } from '@atoll/game-hidden-ark/views';
import type { ReactNode } from 'react';
import { Icon } from '../../../table/controls/icon.tsx';
import { slotItem, trackItem } from '../present/items.ts';
import { useArkLocale } from '../words/ark-locale.ts';
import { ItemButton } from './item-button.tsx';
import { Hand } from './token-row.tsx';

interface BoardProps {
  readonly view: HiddenArkView;
  readonly seat: number;
}

/** The board of a seat: its tracks, its columns with their upgrades, and the tokens it keeps. */
export function Board({ view, seat }: BoardProps): ReactNode {
  return (
    <>
      <Tracks view={view} seat={seat} />
      <Columns view={view} seat={seat} />
      <Hand view={view} seat={seat} />
    </>
  );
}

function Tracks({ view, seat }: BoardProps): ReactNode {
  const { game, text } = useArkLocale();
  const { tracks = [] } = view.seats[seat] ?? {};
  return (
    <section className="ark-tracks" aria-label={game.tracks}>
      {RESOURCES.map((resource, at) => {
        const held = tracks[at] ?? 0;
        const name = text.resourceName(resource);
        return (
          <ItemButton
            key={resource}
            item={trackItem(resource)}
            name={game.seat.held(name, held)}
            className="ark-track"
          >
            <Icon name={`resource:${resource}`} size={22} />
            <b>{held}</b>
            <span className="ark-level" aria-hidden="true">
              <i style={{ width: `${(100 * held) / TRACK_TOP}%` }} />
            </span>
          </ItemButton>
        );
      })}
    </section>
  );
}

function Columns({ view, seat }: BoardProps): ReactNode {
  const { game } = useArkLocale();
  return (
    <section className="ark-columns" aria-label={game.columns.title}>
      {columnsOf(view, seat).map((column) => (
        <Column key={column.column} column={column} view={view} seat={seat} />
      ))}
    </section>
  );
}

function Column({
  column: { column, slots, repeat, inUse },
  view,
  seat,
}: BoardProps & { readonly column: ColumnView }): ReactNode {
  const { game, text } = useArkLocale();
  return (
    <section
      className={`ark-column${inUse ? ' used' : repeat > 0 ? ' again' : ''}`}
      aria-label={game.columns.choose(text.columnName(column), text.columnAim(column))}
    >
      <h2>
        <Icon name={`glyph:${column}`} size={18} />
        <span>{text.columnName(column)}</span>
        {repeat > 0 && <small>{game.columns.again(repeat)}</small>}
        {inUse && <small>{game.columns.inUse}</small>}
      </h2>
      <p>{column === 'build' ? <Prices view={view} seat={seat} /> : text.columnAim(column)}</p>
      <div>
        {slots.map(({ token, price }, slot) => (
          <ItemButton
            key={slot}
            item={slotItem(column, slot)}
            className="ark-slot"
            name={game.columns.slot(
              text.columnName(column),
              slot + 1,
              token === '' ? game.columns.emptySlot(price) : text.tokenName(token),
            )}
          >
            {token === '' ? (
              <span className="ark-empty">{price > 0 ? price : ''}</span>
            ) : (
              <Icon name={`token:${token}`} size={34} />
            )}
          </ItemButton>
        ))}
      </div>
    </section>
  );
}

/** What the next pieces cost. */
function Prices({ view, seat }: BoardProps): ReactNode {
  const { game } = useArkLocale();
  const { station, vessel } = piecePrices(view, seat);
  return (
    <>
      <span>{station === undefined ? game.columns.none : game.columns.station(station)}</span>
      {' · '}
      <span>{vessel === undefined ? game.columns.none : game.columns.vessel(vessel)}</span>
    </>
  );
}
