import { formatsFor } from '@atoll/engine';
import { useState, type ReactNode } from 'react';
import type { DailyRow, DailyTable } from '@atoll/protocol';
import type { DailyWords } from '@atoll/table-kit/words/load-replay-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { follow } from '../route.ts';
import { SpreadBars } from './spread-bars.tsx';

/** So many rows are shown at first, and the own one. */
const FIRST_ROWS = 10;

interface DailyResultsProps {
  readonly words: DailyWords;
  readonly table: DailyTable;
}

/** The results of a day, as far as the person may see them. */
export function DailyResults({
  words,
  table: { begun, finished, rows },
}: DailyResultsProps): ReactNode {
  const [all, showAll] = useState(false);
  const shown = rows?.filter((row, index) => all || index < FIRST_ROWS || row.own) ?? [];
  return (
    <section aria-labelledby="daily-results">
      <h2 id="daily-results">{words.results}</h2>
      <p className="quiet">{words.begun(begun, finished)}</p>
      {!rows && <p>{words.hidden}</p>}
      {rows?.length === 0 && <p>{words.none}</p>}
      {rows && rows.length > 0 && (
        <>
          {rows.length >= finished && <SpreadBars words={words} rows={rows} />}
          <table className="daily-table">
            <thead>
              <tr>
                <th scope="col">{words.place}</th>
                <th scope="col">{words.name}</th>
                <th scope="col">{words.total}</th>
                <th scope="col">{words.replay}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((row, index) => (
                <Row key={index} words={words} row={row} />
              ))}
            </tbody>
          </table>
          {shown.length < rows.length && (
            <button type="button" className="button second small" onClick={() => showAll(true)}>
              {words.showAll(rows.length)}
            </button>
          )}
        </>
      )}
    </section>
  );
}

function Row({ words, row }: { readonly words: DailyWords; readonly row: DailyRow }): ReactNode {
  const { whole } = formatsFor(useLocale().id);
  const { place, name, points, matchId, own } = row;
  return (
    <tr className={own ? 'own' : undefined}>
      <td>{whole(place)}</td>
      <th scope="row">
        <bdi translate="no">{name}</bdi>
        {own && <small> ({words.you})</small>}
      </th>
      <td>{whole(points)}</td>
      <td>
        {matchId !== '' && (
          <a
            className="link"
            href={`/replay/${matchId}`}
            aria-label={words.replayOf(name)}
            onClick={follow}
          >
            {words.replay}
          </a>
        )}
      </td>
    </tr>
  );
}
