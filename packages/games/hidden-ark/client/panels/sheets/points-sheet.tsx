import type { HiddenArkView } from '../../../src/index.ts';
import { pointsNow } from '../../../src/views/index.ts';
import type { ReactNode } from 'react';
import { breakdownOf } from '../../present/breakdown.ts';
import { useArkLocale } from '../../words/ark-locale.ts';

/** The sources of a crew's points, as if the match ended now. */
export function PointsSheet({
  view,
  seat,
}: {
  readonly view: HiddenArkView;
  readonly seat: number;
}): ReactNode {
  const locale = useArkLocale();
  const { sheet } = locale.game;
  return (
    <table className="ark-points">
      <caption>{sheet.title}</caption>
      <tbody>
        {breakdownOf(locale, view, seat).map(({ category, name, points, reasons }) => (
          <tr key={category}>
            <th scope="row">{name}</th>
            <td>{points}</td>
            <td>{locale.format.series(reasons)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{sheet.total}</th>
          <td>{pointsNow(view)[seat] ?? 0}</td>
          <td>{sheet.now}</td>
        </tr>
      </tfoot>
    </table>
  );
}
