import type { CardId } from '@atoll/game-atoll';
import { useCallback, useMemo, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { READING, readingPlace } from '../layout/reading-place.ts';
import { inForce } from '../present/in-force.ts';
import { undoStop } from '../present/reach-text.ts';
import { words } from '../words/interface.ts';
import { spoken } from '../words/spoken.ts';
import { ActionList } from './action-list.tsx';
import { AlonePanel } from './alone-panel.tsx';
import { EventPanel } from './event-panel.tsx';
import { EventPill } from './event-pill.tsx';
import { boxOf } from './box.ts';
import { Icon, type CardHands } from './icon.tsx';
import { term } from './icon-terms.ts';
import { LogPanel } from './log-panel.tsx';
import { OpponentPanel, presenceOf } from './opponent-panel.tsx';
import { ReadingCard } from './reading-card.tsx';
import { ReefHeadings } from './reef-headings.tsx';
import { RoundPanel } from './round-panel.tsx';
import { callsFrom, type PanelProps } from './shared.ts';

/** The panels at both sides of the table: other seats and the round at the left, the card that is read and the log at the right. */
export function SidePanels(props: PanelProps): ReactNode {
  const { view, own, names, layout, screen, state, setReading } = props;
  const { left, others: place, round, event, crowd, opponent } = layout.panels;
  const others = view.seats.map((_, i) => i).filter((i) => i !== own), { hunting } = inForce(view);
  return (
    <>
      <div className={`at-left ${crowd}`} style={{ width: left.width, height: left.height }}>
        {others.map((i, at) => (
          <OpponentPanel key={i} index={i} name={names[i] ?? words.seat(i)} view={view.seats[i]!} hunting={hunting}
            active={view.active === i} presence={presenceOf(state.snapshot?.seats[i])} viewed={screen.viewed === i}
            calls={callsFrom(props, i)} onSee={() => screen.see(i)} 
            style={boxOf({ ...place, y: place.y + at * opponent, height: opponent - 8 })} />
        ))}
        <RoundPanel view={view} own={view.seats[own]!} names={names} style={{ top: round + (crowd === 'small' ? 6 : 10) }} />
        {others.length === 0 && <AlonePanel points={view.seats[own]!.points} style={{ top: round + 252 }} />}
        {crowd === 'large' && (
          <EventPanel view={view} onRead={setReading} style={boxOf(event)} />
        )}
      </div>
      {crowd === 'small' && <EventPill view={view} onRead={setReading} style={{ left: event.x, top: event.y, width: event.width }} />}
      <ReefHeadings {...props} />
      <RightPanel {...props} />
    </>
  );
}

/** The rack's sheet, the log below it, and the card that is read: at its place, or over the log as long as it is read. */
function RightPanel(props: PanelProps): ReactNode {
  const { layout, names, seat, state, table, interaction, gesture, onPoint, reader } = props;
  const [picked, setTab] = useState<'log' | 'todo'>('log'), { right, log } = layout.panels, { hands } = reader;
  const [fromLog, setFromLog] = useState('');
  const cards = useMemo((): CardHands => ({
    ...hands,
    point: (card) => {
      setFromLog(card);
      hands.point(card);
    },
  }), [hands]);
  // an open group of the action bar is listed here, so that nothing covers the table
  const tab = interaction.group === '' ? picked : 'todo';
  return (
    <>
      <aside className="at-right" style={boxOf(log)} data-right={right.x}>
        <div className="at-tabs" role="tablist">
          <button type="button" role="tab" {...term('log')} aria-selected={tab === 'log'} onClick={() => {
            setTab('log');
            if (interaction.group !== '') gesture({ do: 'back' });
          }}><Icon name="log" size={16} />{words.log}</button>
          <button type="button" role="tab" {...term('todo')} aria-selected={tab === 'todo'}
            onClick={() => setTab('todo')}>{words.todo}</button>
        </div>
        <button type="button" className="at-keys" aria-label={spoken.keys} {...term('keys')}
          onClick={props.onKeys}>?</button>
        {tab === 'log'
          ? <LogPanel steps={state.steps} names={names} you={seat} cards={cards} stop={undoStop(state)} />
          : (
            <div className="at-log" role="tabpanel">
              <ActionList table={table} only={interaction.group} gesture={gesture} onPoint={onPoint} />
            </div>
          )}
        {tab !== 'log' && <LogPanel steps={state.steps} names={names} you={seat} stop={undoStop(state)} unseen />}
      </aside>
      {/* what is read in the log does not cover it */}
      <Reader {...props} over={tab === 'todo' || reader.card === fromLog ? 'list' : 'log'} />
    </>
  );
}

/** The card that is read: docked where there is room for it, or over what is not needed while somebody reads. */
function Reader({ over, ...props }: PanelProps & { readonly over: 'log' | 'list' }): ReactNode {
  const { layout, reading, reader } = props, { reading: place } = layout.panels;
  if (place.manner === 'docked')
    return (
      <div className="at-inspect" style={boxOf(place.at)}>
        {reading === undefined
          ? <p className="at-unread">{words.unread}</p>
          : <ReadingCard card={reading} />}
      </div>
    );
  return reader.card === undefined ? null : <FloatingCard {...props} card={reader.card} over={over} />;
}

/** Lies where it covers nothing of what is asked, nor what it tells of; smaller where that leaves little room. */
function FloatingCard({ layout, reader, table, interaction, spots, card, over }: PanelProps & {
  readonly card: CardId;
  readonly over: 'log' | 'list';
}): ReactNode {
  const [height, setHeight] = useState<number>(READING.height), zoomed = useRef(1);
  const needed = useMemo(() => [...spots].flatMap(([id, spot]) => {
    const item = table.items.get(id), asked = item?.mark === 'legal' || item?.mark === 'chosen' || item?.mark === 'advised';
    const possible = interaction.group === '' && (item?.choices.length ?? 0) > 0;
    return asked || possible || item?.card === card ? [spot] : [];
  }), [spots, table, interaction.group, card]);
  const { at, zoom } = readingPlace(layout, { over, height, needed });
  zoomed.current = zoom;
  const measure = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const observer = new ResizeObserver(() => setHeight(Math.max(READING.height, Math.round(element.offsetHeight / zoomed.current))));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={measure} className="at-inspect floating" style={{ left: at.x, top: at.y, width: at.width, '--zoom': zoom } as CSSProperties}
      onPointerEnter={reader.hold} onPointerLeave={reader.leave}>
      <ReadingCard card={card} />
    </div>
  );
}
