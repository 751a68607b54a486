import type { ReactNode } from 'react';
import type { GameClient, TableSnapshot } from '../../table-host.ts';
import { words } from '../../words/index.ts';
import { Drawing, SeatMark } from '../parts/drawing.tsx';
import { figure } from './figure.ts';
import { scoreRows } from './score-rows.ts';

interface ScoreTableProps {
  readonly game: GameClient;
  readonly snapshot: TableSnapshot;
}

/** A row per category, a column per seat, the total, and what decided between equal totals. */
export function ScoreTable({ game, snapshot: { scores: unsorted, seats } }: ScoreTableProps): ReactNode {
  const scores = [...unsorted].sort((a, b) => a.seat - b.seat);
  const tieBreak = scores.find((score) => score.tieBreak)?.tieBreak?.category;
  return (
    <div className="score-table-place">
      <table className="score-table">
        <thead>
          <tr>
            <th scope="col"><span className="hidden">{words.scores.category}</span></th>
            {scores.map(({ seat }) => (
              <th key={seat} scope="col"><SeatMark seat={seat} size={22} /><span className="hidden">{seats[seat]?.name}</span></th>
            ))}
          </tr>
        </thead>
        <tbody>
          {scoreRows(scores).map(({ category, points, best }) => {
            const { label, icon } = game.category(category);
            return (
              <tr key={category}>
                <th scope="row"><Drawing className="category" svg={icon} /><span>{label}</span></th>
                {points.map((each, index) => (
                  <td key={index} className={each < 0 ? 'negative' : ''}>
                    {each === best ? <b className="best">{figure(each)}</b> : figure(each)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr className="total">
            <th scope="row">{words.scores.total}</th>
            {scores.map(({ seat, total }) => <td key={seat}>{figure(total)}</td>)}
          </tr>
          {tieBreak !== undefined && (
            <tr className="tie-break">
              <th scope="row">{words.scores.tieBreak(game.category(tieBreak).label)}</th>
              {scores.map((score) => <td key={score.seat}>{score.tieBreak ? figure(score.tieBreak.points) : ''}</td>)}
            </tr>
          )}
        </tfoot>
      </table>
    </div>
  );
}
