import type { AtollView } from '../../src/index.ts';
import type { ReactNode } from 'react';
import { Icon, Mark } from '@atoll/table-kit/table/controls/icon.tsx';
import { WindowEdges } from '@atoll/table-kit/table/controls/window-edges.tsx';
import { coversOwn } from '../layout/screen.ts';
import { inForce } from '../present/in-force.ts';
import type { ScreenState } from '../screen/use-screen.ts';
import { Chips } from './chips.tsx';
import { ReefSummary } from './reef-summary.tsx';
import { useAtoll } from './atoll-context.ts';
import { useAtollLocale } from '../words/atoll-locale.ts';

/**
 * The headings over the edges of the reefs: the owner of the enlarged one, the sides with more to
 * see, and the button for the whole.
 */
export function ReefHeadings({ screen }: { readonly screen: ScreenState }): ReactNode {
  const { game } = useAtollLocale();
  const { view, own, names, layout } = useAtoll();
  const { pan, besidePan, viewed } = screen;
  const { reef, beside } = layout;
  const seat = view.seats[viewed];
  const shown = !coversOwn(layout);
  return (
    <>
      {shown && (
        <WindowEdges frame={reef} hidden={pan.hidden} names={game.more} onStep={pan.step} />
      )}
      {shown && (pan.moved || pan.hidden.length > 0) && (
        <button
          type="button"
          className="at-whole"
          onClick={pan.whole}
          style={{ left: reef.x + 10, bottom: layout.height - reef.y - reef.height + 2 }}
        >
          <Icon name="zoom" size={16} />
          <span>{pan.moved && pan.hidden.length === 0 ? game.closer : game.whole}</span>
        </button>
      )}
      {beside !== undefined && besidePan !== undefined && seat !== undefined && viewed !== own && (
        <>
          <div
            className="at-beside"
            style={{ left: beside.x, top: beside.y, width: beside.width, height: beside.height }}
          />
          <WindowEdges
            frame={beside}
            hidden={besidePan.hidden}
            names={game.more}
            onStep={besidePan.step}
          />
          <div
            className="at-whose"
            style={{ left: beside.x + 8, top: beside.y + 4, maxWidth: beside.width - 16 }}
          >
            <Mark seat={viewed} size={18} />
            <span>{game.reefOf(names[viewed] ?? game.seat(viewed))}</span>
            <ReefSummary seat={seat} />
            {(besidePan.moved || besidePan.hidden.length > 0) && (
              <button type="button" onClick={besidePan.whole} aria-label={game.whole}>
                <Icon name="zoom" size={16} />
              </button>
            )}
            <button type="button" onClick={() => screen.see(viewed)} aria-label={game.seeOwn}>
              <Icon name="close" size={16} />
            </button>
            {layout.mode === 'phone' && view.seats.length > 2 && <Holdings {...{ view, viewed }} />}
          </div>
        </>
      )}
    </>
  );
}

/** The holdings of the other seat, where several share one line without room for them. */
const Holdings = ({
  view,
  viewed,
}: {
  readonly view: AtollView;
  readonly viewed: number;
}): ReactNode => {
  const locale = useAtollLocale();
  return (
    <span className="at-holdings">
      <Chips
        seat={view.seats[viewed]!}
        of={viewed}
        hunting={inForce(locale, view).hunting}
        size={16}
        brief
      />
    </span>
  );
};
