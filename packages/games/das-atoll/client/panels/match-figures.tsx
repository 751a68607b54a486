import { useMemo, type ReactNode } from 'react';
import { SeatMark } from '@atoll/table-kit/ui/drawing.tsx';
import { diceCounts } from '../step-changes.ts';
import { figuresOf } from '../present/match-figures.ts';
import { useDasLocale } from '../words/das-locale.ts';
import { Throws } from './dice.tsx';
import type { DasFiguresProps } from '../table-types.ts';

/**
 * On the score sheet: the results of the dice, and the gains of throws, thefts and trade by seat.
 */
export function MatchFigures({ steps, names }: DasFiguresProps): ReactNode {
  const { format, game } = useDasLocale();
  const counts = useMemo(() => diceCounts(steps), [steps]);
  const rows = useMemo(() => figuresOf(steps, names.length), [steps, names.length]);
  return (
    <div className="das-figures">
      <h3>{game.titles.dice}</h3>
      <Throws counts={counts} />
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="hidden">{game.figure}</span>
            </th>
            {names.map((name, seat) => (
              <th key={seat} scope="col">
                <SeatMark seat={seat} size={16} />
                <span className="hidden">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, counts: each }) => (
            <tr key={id}>
              <th scope="row">{game.figures[id]}</th>
              {each.map((count, seat) => (
                <td key={seat}>{format.whole(count)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
