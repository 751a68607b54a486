import type { ReactNode } from 'react';
import { Drawing } from '@atoll/table-kit/ui/drawing.tsx';
import type { GameClient } from '@atoll/table-kit/table/game-client.ts';
import type { OutcomeSnapshot } from '@atoll/table-kit/table/session/table-state.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';

/** The parts of a shared result: a row for each line, and their sum. */
export const CommonTable = ({
  game,
  outcome: { lines, rating },
}: {
  readonly game: Pick<GameClient, 'category'>;
  readonly outcome: Pick<OutcomeSnapshot, 'lines' | 'rating'>;
}): ReactNode => {
  const { format, words } = useLocale();
  return (
    <div className="score-table-place">
      <table className="score-table" aria-label={words.scores.togetherSheet}>
        <tbody>
          {lines.map(({ category, points }) => {
            const { label, icon, note } = game.category(category);
            return (
              <tr key={category}>
                <th scope="row">
                  <Drawing className="category" svg={icon} />
                  <span>
                    {label}
                    {note !== undefined && <small className="score-note">{note}</small>}
                  </span>
                </th>
                <td className={points < 0 ? 'negative' : ''}>{format.whole(points)}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr className="total">
            <th scope="row">{words.scores.total}</th>
            <td>{format.whole(rating)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
};
