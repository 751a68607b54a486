import { useState, type ReactNode } from 'react';
import type { Tab } from '../layout/screen.ts';
import { words } from '../words/interface.ts';
import { Act } from './act.tsx';
import { ActionBar, ChoiceButton } from './action-bar.tsx';
import { ActionList } from './action-list.tsx';
import { Chips } from './chips.tsx';
import { LogPanel } from './log-panel.tsx';
import { OpponentStrip } from './opponent-panel.tsx';
import { Undo } from './own-bar.tsx';
import { ReadingCard } from './reading-card.tsx';
import { RoundPanel } from './round-panel.tsx';
import { callsFrom, levelOf, type PanelProps } from './shared.ts';

const TABS: readonly Tab[] = ['animals', 'large', 'corals', 'actions'];

/** The panels of the phone: one line of others above, own things, tabs and buttons below; log and card as sheets. */
export function PhonePanels(props: PanelProps): ReactNode {
  const { view, own, names, layout, screen, table, gesture, interaction, lit, onPoint, reading, setReading } = props;
  const [sheet, setSheet] = useState<'log' | 'card'>(), { left, bar } = layout.panels, strip = layout.strip!;
  const others = view.seats.map((_, i) => i).filter((i) => i !== own), asked = table.question !== 'turn' && table.question !== 'none';
  const pass = table.groups.find((group) => group.id === 'pass')?.choices[0];
  return (
    <>
      <div className="at-phone-top" style={{ height: left.height }}>
        {others.map((i) => (
          <OpponentStrip key={i} index={i} name={names[i] ?? words.seat(i)} view={view.seats[i]!} active={view.active === i} connected
            viewed={screen.viewed === i} calls={callsFrom(props, i)} onSee={() => screen.see(i)} />
        ))}
        {others.length === 0 && <p className="at-sub">{words.roundOf(view.round)}</p>}
      </div>
      <div className="at-phone-low" style={{ top: bar.y, height: bar.height }}>
        <div className="at-chips"><Chips seat={view.seats[own]!} size={22} brief /></div>
        <nav role="tablist">
          {TABS.map((tab) => (
            <button key={tab} type="button" role="tab" aria-selected={screen.tab === tab} onClick={() => screen.showTab(tab)}>
              {words[tab]}
            </button>
          ))}
        </nav>
      </div>
      {screen.tab === 'actions' && (
        <div className="at-phone-list" style={{ top: strip.y, height: strip.height }}>
          <ActionList table={table} only="" gesture={gesture} onPoint={onPoint} />
        </div>
      )}
      <div className="at-phone-bar" style={{ top: strip.y + strip.height }}>
        {interaction.asking !== undefined || interaction.item !== ''
          ? <ActionBar table={table} interaction={interaction} lit={lit} gesture={gesture} onPoint={onPoint} explain={props.explain} />
          : asked && table.groups.flatMap((group) => group.choices).filter((choice) => choice.item === '')
            .map((choice) => <ChoiceButton key={choice.key} choice={choice} gesture={gesture} onPoint={onPoint} lead />)}
        <Undo {...props} />
        <Act label={words.log} icon="log" onClick={() => setSheet('log')} />
        {reading !== undefined && <Act label={words.readCard} onClick={() => setSheet('card')} />}
        {pass !== undefined && interaction.asking === undefined && (
          <Act label={words.groups.pass} onClick={() => gesture({ do: 'choose', choice: pass })} />
        )}
      </div>
      {sheet === 'log' && (
        <Sheet onClose={() => setSheet(undefined)}>
          <div className="at-sheet-round"><RoundPanel view={view} own={view.seats[own]!} names={names} top={0} /></div>
          <LogPanel steps={props.state.steps} names={names} onCard={setReading} />
        </Sheet>
      )}
      {sheet === 'card' && reading !== undefined && (
        <Sheet onClose={() => setSheet(undefined)}><ReadingCard card={reading} level={levelOf(view, reading)} /></Sheet>
      )}
    </>
  );
}

function Sheet({ onClose, children }: { readonly onClose: () => void; readonly children: ReactNode }): ReactNode {
  return (
    <div className="at-sheet" role="dialog" aria-modal="true" onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <button type="button" className="at-act calm" autoFocus onClick={onClose}>{words.close}</button>
      {children}
    </div>
  );
}
