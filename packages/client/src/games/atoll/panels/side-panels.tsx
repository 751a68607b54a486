import { useState, type ReactNode } from 'react';
import { inForce } from '../present/in-force.ts';
import { undoStop } from '../present/reach-text.ts';
import { words } from '../words/interface.ts';
import { spoken } from '../words/spoken.ts';
import { ActionList } from './action-list.tsx';
import { AlonePanel } from './alone-panel.tsx';
import { EventPanel, EventPill } from './event-panel.tsx';
import { boxOf } from './box.ts';
import { Icon } from './icon.tsx';
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
  const { layout, names, seat, state, table, interaction, gesture, onPoint, setReading } = props;
  const [picked, setTab] = useState<'log' | 'todo'>('log'), { right, log } = layout.panels;
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
          ? <LogPanel steps={state.steps} names={names} you={seat} onCard={setReading} stop={undoStop(state)} />
          : (
            <div className="at-log" role="tabpanel">
              <ActionList table={table} only={interaction.group} gesture={gesture} onPoint={onPoint} />
            </div>
          )}
        {tab !== 'log' && <LogPanel steps={state.steps} names={names} you={seat} onCard={setReading} stop={undoStop(state)} unseen />}
      </aside>
      <Reader {...props} over={tab === 'todo' ? 'list' : 'log'} />
    </>
  );
}

/** The card that is read: docked where there is room for it, or over what is not needed while somebody reads. */
function Reader({ layout, reading, reader, over }: PanelProps & { readonly over: 'log' | 'list' }): ReactNode {
  const { reading: place } = layout.panels;
  if (place.manner === 'docked')
    return (
      <div className="at-inspect" style={boxOf(place.at)}>
        {reading === undefined
          ? <p className="at-unread">{words.unread}</p>
          : <ReadingCard card={reading} />}
      </div>
    );
  if (reader.card === undefined) return null;
  const { x, y, width, height } = over === 'list' ? place.elsewhere : place.at;
  return (
    <div className="at-inspect floating" style={{ left: x, bottom: layout.height - y - height, width }}
      onPointerEnter={reader.hold} onPointerLeave={reader.leave}>
      <ReadingCard card={reader.card} />
    </div>
  );
}
