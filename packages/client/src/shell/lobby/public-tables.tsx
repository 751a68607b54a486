import type { TableSummary } from '@atoll/protocol';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { gameEntry } from '../../games/registry.ts';
import { listTables } from '../../net/api.ts';
import { Glyph } from '../../ui/drawing.tsx';
import { follow } from '../route.ts';
import { withNames } from '../seat-names.ts';
import { useLocale } from '../../words/use-locale.ts';

/** How often the list is read again while it is shown, in ms. */
const EVERY = 10_000;

type Tables = readonly TableSummary[] | 'lost' | undefined;

function usePublicTables(): readonly [Tables, () => void] {
  const [tables, setTables] = useState<Tables>();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const gone = new AbortController();
    listTables(gone.signal).then(setTables, () => {
      if (!gone.signal.aborted) setTables('lost');
    });
    const timer = setTimeout(() => setTurn(turn + 1), EVERY);
    return () => {
      gone.abort();
      clearTimeout(timer);
    };
  }, [turn]);
  return [tables, () => setTurn((before) => before + 1)];
}

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
          <b className="game">{game}</b>,{' '}
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

/** The tables that anybody may join or watch. */
export function PublicTables(): ReactNode {
  const { words } = useLocale();
  const [tables, again] = usePublicTables();
  return (
    <section>
      <h2>{words.lobby.tables}</h2>
      {tables === 'lost' && (
        <p className="quiet">
          {words.lobby.tablesLost}{' '}
          <button type="button" className="link" onClick={again}>
            {words.lobby.again}
          </button>
        </p>
      )}
      {tables !== 'lost' && tables?.length === 0 && (
        <p className="quiet">{words.lobby.tablesNone}</p>
      )}
      {tables !== 'lost' && (
        <ul className="cards">
          {tables?.map((table) => (
            <Row key={table.matchId} table={table} />
          ))}
        </ul>
      )}
    </section>
  );
}
