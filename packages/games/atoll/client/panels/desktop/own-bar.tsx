import type { ReactNode } from 'react';
import { Change } from '@atoll/table-kit/table/controls/notes/change.tsx';
import { useControls } from '@atoll/table-kit/table/controls/controls-context.ts';
import { ProjectedValue } from '@atoll/table-kit/table/controls/notes/projected-value.tsx';
import { pointsTerm, SeatHeading } from '@atoll/table-kit/table/controls/seats/seat-heading.tsx';
import { UndoButtons } from '@atoll/table-kit/table/controls/choices/undo-buttons.tsx';
import type { Undo } from '@atoll/table-kit/table/model/use-table.ts';
import { PressGuard } from '@atoll/table-kit/ui/press-guard.tsx';
import { SHORTCUTS } from '../../present/groups.ts';
import { inForce } from '../../present/in-force.ts';
import { noReach, reachText } from '../../present/text/reach-text.ts';
import { ActionBar } from '../action-bar.tsx';
import { useAtoll } from '../atoll-context.ts';
import { boxOf } from '../box.ts';
import { Chips } from '../chips.tsx';
import { PassButton } from '../pass-button.tsx';
import { PayButton } from '../pay-button.tsx';
import type { Payment } from '../shared.ts';
import { useAtollLocale } from '../../words/atoll-locale.ts';

/** Own resources and points, and below them the possible actions. */
export function OwnBar({
  undo,
  payment,
}: {
  readonly undo: Undo;
  readonly payment: Payment;
}): ReactNode {
  const locale = useAtollLocale();
  const { view, state, seat, own, names, layout, offered } = useAtoll();
  const mine = view.seats[own];
  const watching = seat < 0;
  const { interaction } = useControls();
  if (mine === undefined) return null;
  return (
    <footer
      className="at-bar"
      data-anchor={`seat:${own}`}
      data-in-sight
      style={boxOf(layout.panels.bar)}
    >
      <div className="r1">
        <Holdings />
        {!watching && mine.scales > 0 && <PayButton {...payment} />}
        <span className="at-sp" />
        {/* the question whether to pass has its own way back */}
        {interaction.asking === undefined && (
          <UndoButtons
            prompt={state.prompt}
            undo={undo}
            reach={reachText(locale, state, names)}
            closed={noReach(locale, state)}
          />
        )}
        {/* its place stays free, so that no other button moves under a click */}
        <PassButton
          shortcut={SHORTCUTS.pass}
          otherwise={
            !watching && (
              <span className="tb-button calm away" aria-hidden="true">
                {locale.game.groups.pass} <kbd translate="no">{SHORTCUTS.pass}</kbd>
              </span>
            )
          }
        />
      </div>
      <section id="at-actions" className="r2" tabIndex={-1} aria-labelledby="at-actions-title">
        <h2 id="at-actions-title" className="hidden">
          {locale.spoken.regions.actions}
        </h2>
        {watching ? <p className="tb-quiet">{locale.game.watching}</p> : <ActionBar />}
        <PressGuard moment={offered} />
      </section>
    </footer>
  );
}

/** The holdings of the own seat. */
function Holdings(): ReactNode {
  const locale = useAtollLocale();
  const { view, own, names, preview } = useAtoll();
  const mine = view.seats[own]!;
  return (
    <section
      id="at-resources"
      className="at-resources"
      tabIndex={0}
      data-explains
      aria-label={locale.spoken.regions.resources}
    >
      <SeatHeading seat={own} name={names[own] ?? ''} size={24} />
      <Chips seat={mine} of={own} hunting={inForce(locale, view).hunting} preview={preview} />
      <span className="at-points" {...pointsTerm(own)}>
        <small>{locale.game.pointsNow(mine.points)}</small>
        <b>{locale.format.whole(mine.points)}</b>
        <ProjectedValue change={preview.get('points')} />
        <Change value={mine.points} />
      </span>
    </section>
  );
}
