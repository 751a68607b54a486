import type { CardId } from '../../../src/index.ts';
import { useCallback, useContext, useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { ChoiceList } from '@atoll/table-kit/table/controls/choices/choice-list.tsx';
import { useControls } from '@atoll/table-kit/table/controls/controls-context.ts';
import { presenceOf } from '@atoll/table-kit/table/controls/seats/presence.ts';
import { TalkContext } from '@atoll/table-kit/table/controls/talk/talk-context.ts';
import type { CardHands } from '@atoll/table-kit/table/model/use-reading.ts';
import type { Undo } from '@atoll/table-kit/table/model/use-table.ts';
import type { Rect } from '@atoll/table-kit/ui/rect.ts';
import { READING, readingPlace } from '../../layout/reading-place.ts';
import { inForce } from '../../present/in-force.ts';
import type { ScreenState } from '../../screen/use-screen.ts';
import { AlonePanel } from './alone-panel.tsx';
import { useAtoll } from '../atoll-context.ts';
import { boxOf } from '../box.ts';
import { EventPanel } from '../events/event-panel.tsx';
import { EventPill } from '../events/event-pill.tsx';
import { Log } from '../log.tsx';
import { OpponentPanel } from './opponent-panel.tsx';
import { OwnBar } from './own-bar.tsx';
import { ReadingCard } from '../reading-card.tsx';
import { ReefHeadings } from '../reef-headings.tsx';
import { RoundPanel } from './round-panel.tsx';
import { SideTabs, type SideTab } from './side-tabs.tsx';
import { callsFrom, type Payment, type Reading } from '../shared.ts';
import { useAtollLocale } from '../../words/atoll-locale.ts';

export interface SidePanelsProps {
  readonly screen: ScreenState;
  readonly reading: Reading;
  /** Where the visible things of the table lie, by item. */
  readonly spots: ReadonlyMap<string, Rect>;
  /** Opens the list of keys. */
  readonly onKeys: () => void;
  readonly undo: Undo;
  readonly payment: Payment;
}

/**
 * The panels around the table: other seats and the round at the left, the reader and the log at the
 * right, and the own bar.
 */
export function SidePanels({
  screen,
  reading,
  spots,
  onKeys,
  undo,
  payment,
}: SidePanelsProps): ReactNode {
  const { view, layout } = useAtoll();
  const { event, crowd } = layout.panels;
  const { read } = reading.reader;
  return (
    <>
      <LeftPanel screen={screen} onRead={read} />
      {crowd === 'small' && (
        <EventPill
          view={view}
          onRead={read}
          style={{ left: event.x, top: event.y, width: event.width }}
        />
      )}
      <ReefHeadings screen={screen} />
      <RightPanel reading={reading} spots={spots} onKeys={onKeys} />
      <OwnBar undo={undo} payment={payment} />
    </>
  );
}

/** The other seats, the round, and the events or the goal of a solo match. */
function LeftPanel({
  screen,
  onRead,
}: {
  readonly screen: ScreenState;
  readonly onRead: (card: CardId) => void;
}): ReactNode {
  const locale = useAtollLocale();
  const { view, state, own, names, layout } = useAtoll();
  const { table } = useControls();
  const { left, others: place, round, event, crowd, opponent } = layout.panels;
  const others = view.seats.map((_, i) => i).filter((i) => i !== own);
  const { hunting } = inForce(locale, view);
  return (
    <div className={`at-left ${crowd}`} style={{ width: left.width, height: left.height }}>
      {others.map((i, at) => (
        <OpponentPanel
          key={i}
          index={i}
          name={names[i] ?? locale.game.seat(i)}
          view={view.seats[i]!}
          hunting={hunting}
          active={view.active === i}
          presence={presenceOf(state.snapshot?.seats[i])}
          viewed={screen.viewed === i}
          calls={callsFrom(i, { view, table })}
          onSee={() => screen.see(i)}
          style={boxOf({ ...place, y: place.y + at * opponent, height: opponent - 8 })}
        />
      ))}
      <RoundPanel
        view={view}
        own={view.seats[own]!}
        names={names}
        style={{ top: round + (crowd === 'small' ? 6 : 10) }}
      />
      {others.length === 0 && (
        <AlonePanel points={view.seats[own]!.points} style={{ top: round + 252 }} />
      )}
      {crowd === 'large' && <EventPanel view={view} onRead={onRead} style={boxOf(event)} />}
    </div>
  );
}

/**
 * The rack's sheet, the log below it, and the reader: at its place, or over the log while it shows
 * a card.
 */
function RightPanel({
  reading,
  spots,
  onKeys,
}: Pick<SidePanelsProps, 'reading' | 'spots' | 'onKeys'>): ReactNode {
  const {
    layout: {
      panels: { right, log },
    },
  } = useAtoll();
  const { interaction, gesture } = useControls();
  const { reader } = reading;
  const talk = useContext(TalkContext);
  const [picked, setTab] = useState<SideTab>('log');
  const { hands } = reader;
  const [fromLog, setFromLog] = useState('');
  const cards = useMemo(
    (): CardHands => ({
      ...hands,
      point: (card) => {
        setFromLog(card);
        hands.point(card);
      },
    }),
    [hands],
  );
  // an open group of the action bar is listed here, so that nothing covers the table
  const tab = interaction.group === '' ? picked : 'todo';
  return (
    <>
      <aside className="at-right" style={boxOf(log)} data-right={right.x}>
        <SideTabs
          tab={tab}
          onPick={(picked) => {
            setTab(picked);
            if (picked !== 'todo' && interaction.group !== '') gesture({ do: 'back' });
          }}
          onKeys={onKeys}
        />
        {tab === 'log' && <Log cards={cards} />}
        {tab === 'talk' && talk?.panel}
        {tab === 'todo' && (
          <div className="tb-log" role="tabpanel">
            <ChoiceList only={interaction.group} />
          </div>
        )}
        {tab !== 'log' && <Log unseen />}
      </aside>
      {/* a card opened from the log does not cover the log */}
      <Reader
        reading={reading}
        spots={spots}
        over={tab === 'todo' || reader.card === fromLog ? 'list' : 'log'}
      />
    </>
  );
}

interface ReaderProps extends Pick<SidePanelsProps, 'reading' | 'spots'> {
  readonly over: 'log' | 'list';
}

/**
 * The card in the reader: docked where there is room for it, or over panels that are not needed
 * meanwhile.
 */
function Reader({ over, reading, spots }: ReaderProps): ReactNode {
  const { game } = useAtollLocale();
  const { reading: place } = useAtoll().layout.panels;
  const { shown, reader } = reading;
  if (place.manner === 'docked')
    return (
      <div className="at-inspect" style={boxOf(place.at)}>
        {shown === undefined ? (
          <p className="at-unread">{game.unread}</p>
        ) : (
          <ReadingCard card={shown} />
        )}
      </div>
    );
  return reader.card === undefined ? null : (
    <FloatingCard reading={reading} spots={spots} card={reader.card} over={over} />
  );
}

/**
 * Lies where it covers neither the things of the prompt nor its own thing; smaller where that
 * leaves little room.
 */
function FloatingCard({
  reading: { reader },
  spots,
  card,
  over,
}: ReaderProps & { readonly card: CardId }): ReactNode {
  const { layout } = useAtoll();
  const { table, interaction } = useControls();
  const [height, setHeight] = useState<number>(READING.height);
  const zoomed = useRef(1);
  const needed = useMemo(
    () =>
      [...spots].flatMap(([id, spot]) => {
        const item = table.items.get(id);
        const asked = item?.mark === 'legal' || item?.mark === 'chosen' || item?.mark === 'advised';
        const possible = interaction.group === '' && (item?.choices.length ?? 0) > 0;
        return asked || possible || item?.card === card ? [spot] : [];
      }),
    [spots, table, interaction.group, card],
  );
  const { at, zoom } = readingPlace(layout, { over, height, needed });
  zoomed.current = zoom;
  const measure = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    // at once: a card that grew is never painted over the things beside which it was placed
    const observer = new ResizeObserver(() =>
      flushSync(() =>
        setHeight(Math.max(READING.height, Math.round(element.offsetHeight / zoomed.current))),
      ),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const style = { left: at.x, top: at.y, width: at.width, '--zoom': zoom };
  return (
    <div
      ref={measure}
      className="at-inspect floating"
      style={style}
      onPointerEnter={reader.hold}
      onPointerLeave={reader.leave}
    >
      <ReadingCard card={card} />
    </div>
  );
}
