import type { HiddenArkView } from '../../src/index.ts';
import { RESOURCES, TRACK_TOP } from '../../src/cards/index.ts';
import { columnsOf, piecePrices, type ColumnPay, type ColumnView } from '../../src/views/index.ts';
import type { ReactNode } from 'react';
import { useControls } from '@atoll/table-kit/table/controls/controls-context.ts';
import { Icon } from '@atoll/table-kit/table/controls/icon.tsx';
import { slotItem, trackItem } from '../present/items.ts';
import { useArkLocale } from '../words/ark-locale.ts';
import { ItemButton } from './item-button.tsx';
import { Shelf } from './shelf.tsx';
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
      <div className="ark-kept">
        <Hand view={view} seat={seat} />
        <Shelf view={view} seat={seat} />
      </div>
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
  column: { column, slots, repeat, inUse, pays },
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
        <ColumnName column={column} />
        {repeat > 0 && <small>{game.columns.again(repeat)}</small>}
        {inUse && <small>{game.columns.inUse}</small>}
      </h2>
      <p>{column === 'build' ? <Prices view={view} seat={seat} /> : text.columnAim(column)}</p>
      <div className="ark-slots">
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
      <Pays pays={pays} />
    </section>
  );
}

/** The name of a column; it chooses the column where one is to be chosen. */
function ColumnName({ column }: Pick<ColumnView, 'column'>): ReactNode {
  const { text } = useArkLocale();
  const { table, gesture, onPoint } = useControls();
  const [only] = table.groups.find(({ id }) => id === column)?.choices ?? [];
  const name = (
    <>
      <Icon name={`glyph:${column}`} size={18} />
      <span>{text.columnName(column)}</span>
    </>
  );
  if (only === undefined) return name;
  return (
    <button
      type="button"
      className="ark-choose"
      onPointerEnter={() => onPoint('', only)}
      onPointerLeave={() => onPoint('')}
      onClick={() => gesture({ do: 'open', group: column })}
    >
      {name}
    </button>
  );
}

/** The current gain of choosing a column, its upgrades included. */
function Pays({ pays }: { readonly pays: ColumnPay }): ReactNode {
  const { game, text } = useArkLocale();
  const all = [
    { icon: 'glyph:movement', amount: pays.moves, name: game.turn.moves(pays.moves) },
    { icon: 'glyph:rescue', amount: pays.rescues, name: game.turn.rescues(pays.rescues) },
    { icon: 'glyph:build', amount: pays.builds, name: game.turn.builds(pays.builds) },
    { icon: 'glyph:upgrade', amount: pays.upgrades, name: game.turn.installs },
    { icon: 'glyph:research', amount: pays.studies, name: game.turn.studies(pays.studies) },
    ...RESOURCES.map((resource, at) => {
      const amount = pays.resources[at] ?? 0;
      const name = game.columns.resource(amount, text.resourceName(resource));
      return { icon: `resource:${resource}`, amount, name };
    }),
  ].filter(({ amount }) => amount > 0);
  return (
    <ul className="ark-pays" aria-label={game.columns.pays}>
      {all.map(({ icon, amount, name }) => (
        <li key={icon} title={name}>
          <b aria-hidden="true">{amount}</b>
          <Icon name={icon} size={16} />
          <span className="hidden">{name}</span>
        </li>
      ))}
    </ul>
  );
}

/** The prices of the next pieces. */
function Prices({ view, seat }: BoardProps): ReactNode {
  const { game } = useArkLocale();
  const { station, vessel } = piecePrices(view, seat);
  return (
    <>
      <Icon name="resource:money" size={15} />
      <span>{station === undefined ? game.columns.noStation : game.columns.station(station)}</span>
      <span>{vessel === undefined ? game.columns.noVessel : game.columns.vessel(vessel)}</span>
    </>
  );
}
