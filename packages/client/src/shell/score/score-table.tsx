import { useState, type ReactNode } from 'react';
import type { GameClient } from '@atoll/table-kit/table/game-client.ts';
import type { TableSnapshot } from '@atoll/table-kit/table/session/table-state.ts';
import { SeatMark } from '@atoll/table-kit/ui/drawing.tsx';
import { CategoryRow } from './score-row.tsx';
import { inPlace, scoreRows } from './score-rows.ts';
import { useCardPoints } from './use-card-points.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';

interface ScoreTableProps {
  readonly game: GameClient;
  readonly snapshot: TableSnapshot;
}

/** A row per category, a column per seat, the total, and the tie-break between equal totals. */
export function ScoreTable({ game, snapshot }: ScoreTableProps): ReactNode {
  const { format, words } = useLocale();
  const { scores: unsorted, seats } = snapshot;
  const cards = useCardPoints(game, snapshot);
  const [open, setOpen] = useState<{ readonly category: string; readonly seat: number }>();
  const scores = inPlace(unsorted);
  const rows = scoreRows(scores);
  const tieBreak = scores.find((score) => score.tieBreak)?.tieBreak?.category;
  return (
    <div className="score-table-place">
      <table className="score-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="hidden">{words.scores.category}</span>
            </th>
            {scores.map(({ seat }) => (
              <th key={seat} scope="col">
                <SeatMark seat={seat} size={22} />
                <span className="hidden">{seats[seat]?.name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <CategoryRow
              key={row.category}
              {...game.category(row.category)}
              row={row}
              columns={scores.map(({ seat }) => ({
                seat,
                name: seats[seat]?.name ?? '',
                cards: (cards?.[seat] ?? []).filter(({ category }) => category === row.category),
              }))}
              open={open?.category === row.category ? open.seat : -1}
              onOpen={(seat) => setOpen(seat < 0 ? undefined : { category: row.category, seat })}
            />
          ))}
        </tbody>
        <tfoot>
          <tr className="total">
            <th scope="row">{words.scores.total}</th>
            {scores.map(({ seat, total }) => (
              <td key={seat}>{format.whole(total)}</td>
            ))}
          </tr>
          {tieBreak !== undefined && (
            <tr className="tie-break">
              <th scope="row">{words.scores.tieBreak(game.category(tieBreak).label)}</th>
              {scores.map((score) => (
                <td key={score.seat}>
                  {score.tieBreak ? format.whole(score.tieBreak.points) : ''}
                </td>
              ))}
            </tr>
          )}
        </tfoot>
      </table>
    </div>
  );
}
