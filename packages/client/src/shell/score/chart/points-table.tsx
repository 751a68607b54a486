import type { ReactNode } from 'react';
import type { Story } from '@atoll/table-kit/table/game-client.ts';
import { SeatMark } from '@atoll/table-kit/ui/drawing.tsx';
import { partsOf } from './chart-figures.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';

interface PointsTableProps {
  readonly story: Story;
  readonly names: readonly string[];
  /** The seats in the order of the sheet. */
  readonly order: readonly number[];
}

/** The chart as a table: the points of every seat at the end of each part. */
export const PointsTable = ({ story, names, order }: PointsTableProps): ReactNode => {
  const { format, words } = useLocale();
  return (
    <details className="points-table">
      <summary>{words.scores.asTable}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="hidden">{words.scores.after}</span>
            </th>
            {order.map((seat) => (
              <th key={seat} scope="col">
                <SeatMark seat={seat} size={16} />
                <span className="hidden">{names[seat]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {partsOf(story).map(({ label, last }) => (
            <tr key={last}>
              <th scope="row">{label}</th>
              {order.map((seat) => (
                <td key={seat}>{format.whole(story.turns[last]?.points[seat] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};
