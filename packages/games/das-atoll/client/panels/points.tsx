import type { DasAtollView } from '../../src/index.ts';
import { isMatchOver, pointsBySource, SCORE_CATEGORIES } from '../../src/table-facts.ts';
import type { ReactNode } from 'react';
import { Mark } from '@atoll/table-kit/table/controls/icon.tsx';
import { useDasLocale } from '../words/das-locale.ts';

/** The sources of everybody's points; cards with points are shown at the end. */
export function Points({
  view,
  names,
}: {
  readonly view: DasAtollView;
  readonly names: readonly string[];
}): ReactNode {
  const { game } = useDasLocale();
  const sheets = names.map((_, seat) => pointsBySource(view, seat));
  const shown = SCORE_CATEGORIES.filter((each) => each !== 'cards' || isMatchOver(view));
  return (
    <section className="das-points" aria-label={game.titles.points} tabIndex={0}>
      <h2>{game.titles.points}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{game.source}</th>
            {names.map((name, seat) => (
              <th key={seat} scope="col">
                <Mark seat={seat} size={18} />
                <span className="hidden">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((category) => (
            <tr key={category}>
              <th scope="row">{game.categories[category]}</th>
              {sheets.map((sheet, seat) => (
                <td key={seat}>{sheet[category]}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{game.total}</th>
            {view.points.map((points, seat) => (
              <td key={seat}>{points + (view.pointCards[seat] ?? 0)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
