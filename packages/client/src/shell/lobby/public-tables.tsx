import type { TableSummary } from '@atoll/protocol';
import type { ReactNode } from 'react';
import { Glyph } from '@atoll/table-kit/ui/drawing.tsx';
import { gameEntry } from '../game-entries.ts';
import { follow } from '../route.ts';
import { withNames } from '../seat-names.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import type { Tables } from './use-tables.ts';

function Row({ table }: { readonly table: TableSummary }): ReactNode {
  const locale = useLocale();
  const game = gameEntry(locale, table.game)?.name ?? table.game;
  const host = table.seats.find(({ kind }) => kind === 'person')?.name ?? table.code;
  const open =
    table.phase === 'waiting' ? table.seats.filter(({ kind }) => kind === 'open').length : 0;
  const state =
    table.phase === 'waiting'
      ? locale.words.lobby.open(open)
      : table.phase === 'playing'
        ? locale.words.lobby.playing
        : locale.words.lobby.over;
  const others = withNames(locale, table.seats)
    .filter(({ name, kind }) => kind !== 'open' && name !== host)
    .map(({ name }) => name);
  const note = [state, ...(others.length > 0 ? [locale.words.lobby.with(others)] : [])].join(' ');
  return (
    <li className="card-row">
      <Glyph name={table.phase === 'waiting' ? 'people' : 'eye'} size={24} />
      <span className="card-text">
        <b>{locale.words.lobby.tableOf(host)}</b>
        <small>
          <b className="game">{game}</b>, {table.rated && `${locale.words.lobby.rated}, `}
          {table.watchers > 0 ? `${note}, ${locale.words.watchers(table.watchers)}` : note}
        </small>
      </span>
      {open > 0 && (
        <a
          className="button small"
          href={`/j/${table.code}`}
          onClick={follow}
          aria-label={locale.words.lobby.joinTable(host)}
        >
          {locale.words.lobby.join}
        </a>
      )}
      <a
        className="button small"
        href={`/w/${table.matchId}`}
        onClick={follow}
        aria-label={locale.words.lobby.watchTable(host)}
      >
        {locale.words.lobby.watch}
      </a>
    </li>
  );
}

interface PublicTablesProps {
  readonly tables: Tables;
  readonly onAgain: () => void;
}

/** The tables that anybody may join or watch. */
export function PublicTables({ tables, onAgain }: PublicTablesProps): ReactNode {
  const { words } = useLocale();
  const received = tables.kind === 'received' ? tables.tables : [];
  return (
    <section>
      <h2>{words.lobby.tables}</h2>
      {tables.kind === 'lost' && (
        <p className="quiet">
          {words.lobby.tablesLost}{' '}
          <button type="button" className="link" onClick={onAgain}>
            {words.lobby.again}
          </button>
        </p>
      )}
      {tables.kind === 'received' && received.length === 0 && (
        <p className="quiet">{words.lobby.tablesNone}</p>
      )}
      {tables.kind !== 'lost' && (
        <ul className="cards">
          {received.map((table) => (
            <Row key={table.matchId} table={table} />
          ))}
        </ul>
      )}
    </section>
  );
}
