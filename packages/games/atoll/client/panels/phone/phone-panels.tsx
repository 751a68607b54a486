import type { CardId } from '../../../src/index.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ChoiceList } from '@atoll/table-kit/table/controls/choices/choice-list.tsx';
import { useControls } from '@atoll/table-kit/table/controls/controls-context.ts';
import { Icon } from '@atoll/table-kit/table/controls/icon.tsx';
import { HintBadge } from '@atoll/table-kit/table/controls/notes/hint-badge.tsx';
import { ProjectedValue } from '@atoll/table-kit/table/controls/notes/projected-value.tsx';
import { presenceOf } from '@atoll/table-kit/table/controls/seats/presence.ts';
import { pointsTerm } from '@atoll/table-kit/table/controls/seats/seat-heading.tsx';
import { useTalkBadge } from '@atoll/table-kit/table/controls/talk/talk-context.ts';
import type { Undo } from '@atoll/table-kit/table/model/use-table.ts';
import { PressGuard } from '@atoll/table-kit/ui/press-guard.tsx';
import type { Tab } from '../../layout/screen.ts';
import { inForce } from '../../present/in-force.ts';
import { tabCard } from '../../present/tabs.ts';
import type { ScreenState } from '../../screen/use-screen.ts';
import { AloneGoal } from './alone-goal.tsx';
import { useAtoll } from '../atoll-context.ts';
import { boxOf } from '../box.ts';
import { Chips } from '../chips.tsx';
import { EventPill } from '../events/event-pill.tsx';
import { term } from '../icon-terms.ts';
import { Log } from '../log.tsx';
import { useMarkedOffer } from './use-marked.ts';
import { PhoneButtons } from './phone-buttons.tsx';
import { OpponentChip, OpponentStrip } from './opponent-line.tsx';
import { ReefHeadings } from '../reef-headings.tsx';
import { callsFrom, type Payment, type Reading } from '../shared.ts';
import { useAtollLocale } from '../../words/atoll-locale.ts';
import { lazyWithRetry } from '@atoll/table-kit/late/lazy-with-retry.tsx';

const TABS: readonly Tab[] = ['animals', 'large', 'corals', 'actions'];
/** A phone shows its log, or a card large, only on request. */
const LogSheet = lazyWithRetry(async () => (await import('./phone-sheets.tsx')).LogSheet);
const CardSheet = lazyWithRetry(async () => (await import('./phone-sheets.tsx')).CardSheet);

export interface PhonePanelsProps {
  readonly screen: ScreenState;
  readonly reading: Reading;
  readonly undo: Undo;
  readonly payment: Payment;
}

/** The sheet over the table of a phone: its log, a card, or a card that was found in the log. */
type Covering = 'log' | 'card' | 'card of log';

/**
 * The panels of the phone: one line of others above, own things, tabs and buttons below; log and
 * card as sheets.
 */
export function PhonePanels({ screen, reading, undo, payment }: PhonePanelsProps): ReactNode {
  const { view, layout, offered } = useAtoll();
  const [sheet, setSheet] = useState<Covering>();
  const strip = layout.strip!;
  const { interaction } = useControls();
  const reefEnd = layout.width - layout.reef.x - layout.reef.width + 10;
  const read = (card: CardId, from: 'card' | 'card of log' = 'card'): void => {
    reading.reader.read(card);
    setSheet(from);
  };
  const pointed = usePointed(reading.reader.card);
  const open = (next: Covering): void => {
    const card = next === 'card' ? tabCard(view, screen.tab, pointed()) : undefined;
    if (card === undefined) setSheet(next);
    else read(card);
  };
  return (
    <>
      <Others screen={screen} />
      <OwnPoints screen={screen} />
      <EventPill view={view} onRead={read} style={{ right: reefEnd, top: layout.panels.event.y }} />
      <ReefHeadings screen={screen} />
      <Holdings />
      <Tabs screen={screen} onOpen={open} />
      {screen.tab === 'actions' && (
        <div className="at-phone-list" style={boxOf(strip)}>
          <ChoiceList only={interaction.group} />
        </div>
      )}
      {/* tabs make room for the sheet: a second tap on the same spot must not hit the sheet */}
      <div className="at-sheet-guard" style={{ ...boxOf(strip), top: strip.y - 1 }}>
        <PressGuard moment={screen.tab === 'actions' ? `actions ${offered}` : `${screen.tab}`} />
      </div>
      <PhoneButtons screen={screen} undo={undo} payment={payment} />
      {sheet !== 'log' && <Log unseen />}
      {sheet === 'log' && <LogSheet onRead={read} onClose={() => setSheet(undefined)} />}
      {(sheet === 'card' || sheet === 'card of log') && reading.shown !== undefined && (
        <CardSheet
          card={reading.shown}
          onRead={reading.reader.read}
          onClose={() => setSheet(sheet === 'card' ? undefined : 'log')}
        />
      )}
    </>
  );
}

/** The cards that the person looked at, the last one at the end. */
function usePointed(card: CardId | undefined): () => readonly CardId[] {
  const seen = useRef<readonly CardId[]>([]);
  useEffect(() => {
    if (card !== undefined) seen.current = [...seen.current.filter((each) => each !== card), card];
  }, [card]);
  return () => seen.current;
}

/** The other seats in one line, or the goal of a solo match. */
function Others({ screen }: { readonly screen: ScreenState }): ReactNode {
  const locale = useAtollLocale();
  const {
    view,
    state,
    own,
    names,
    layout: {
      panels: { left },
    },
  } = useAtoll();
  const { table } = useControls();
  const { hunting } = inForce(locale, view);
  const others = view.seats.map((_, i) => i).filter((i) => i !== own);
  return (
    <div className="at-phone-top" style={{ width: left.width, height: left.height }}>
      {others.map((i) => {
        const other = {
          index: i,
          name: names[i] ?? locale.game.seat(i),
          view: view.seats[i]!,
          active: view.active === i,
          viewed: screen.viewed === i,
          presence: presenceOf(state.snapshot?.seats[i]),
          calls: callsFrom(i, { view, table }),
          onSee: () => screen.see(i),
        };
        return others.length > 1 ? (
          <OpponentChip key={i} {...other} />
        ) : (
          <OpponentStrip key={i} {...other} hunting={hunting} />
        );
      })}
      {others.length === 0 && <AloneGoal round={view.round} points={view.seats[own]!.points} />}
    </div>
  );
}

/** The own points over the own reef. */
function OwnPoints({ screen }: { readonly screen: ScreenState }): ReactNode {
  const { format, game } = useAtollLocale();
  const { view, own, layout, preview } = useAtoll();
  const points = view.seats[own]?.points ?? 0;
  if (screen.viewed !== own) return null;
  const place = { left: 12, top: layout.reef.y + 6 };
  const beside = view.events.past.length > 0 ? 'at-lab beside-event' : 'at-lab';
  return (
    <p className={beside} {...pointsTerm(own)} style={place}>
      <b>{format.whole(points)}</b>
      <ProjectedValue change={preview.get('points')} /> {game.pointsNow(points)}
      {view.seats.length > 1 && <span className="at-lab-round">{game.round(view.round)}</span>}
    </p>
  );
}

/** The holdings of the own seat. */
function Holdings(): ReactNode {
  const locale = useAtollLocale();
  const {
    view,
    own,
    layout: {
      panels: { bar },
    },
    preview,
  } = useAtoll();
  return (
    <div className="at-phone-low" style={{ left: bar.x, top: bar.y, width: bar.width }}>
      <section
        id="at-resources"
        className="at-chips"
        tabIndex={0}
        data-explains
        aria-label={locale.spoken.regions.resources}
      >
        <Chips
          seat={view.seats[own]!}
          of={own}
          hunting={inForce(locale, view).hunting}
          size={22}
          brief
          preview={preview}
        />
      </section>
    </div>
  );
}

/** The content of the strip, and the ways to a card and to the log. */
function Tabs({
  screen,
  onOpen,
}: {
  readonly screen: ScreenState;
  readonly onOpen: (sheet: Covering) => void;
}): ReactNode {
  const { game } = useAtollLocale();
  const badge = useTalkBadge(game.log);
  const tabs = useAtoll().layout.tabs!;
  const marked = useMarkedOffer(screen);
  return (
    <div className="at-phone-low" style={{ left: tabs.x, top: tabs.y, width: tabs.width }}>
      <nav>
        <div className="at-tabrow" role="tablist">
          {TABS.map((tab) => (
            <button
              key={tab}
              type="button"
              role="tab"
              {...term(tab === 'large' ? 'largeFish' : tab)}
              aria-selected={screen.tab === tab}
              onClick={() => screen.showTab(screen.tab === tab ? undefined : tab)}
            >
              {game[tab]}
              {tab === marked && tab !== screen.tab && <HintBadge />}
            </button>
          ))}
        </div>
        <button
          type="button"
          {...term('readCard')}
          aria-label={game.readCard}
          onClick={() => onOpen('card')}
        >
          <Icon name="eye" size={22} />
        </button>
        <button
          type="button"
          {...term('log')}
          aria-label={game.log}
          {...badge}
          onClick={() => onOpen('log')}
        >
          <Icon name="log" size={22} />
        </button>
      </nav>
    </div>
  );
}
