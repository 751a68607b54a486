import type { CardId } from '@atoll/game-atoll';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { PressGuard } from '../../../ui/press-guard.tsx';
import type { Gesture } from '../../../table/model/interaction.ts';
import { buttonsTop, type Tab } from '../layout/screen.ts';
import { nameOf } from '../card-index.ts';
import { inForce } from '../present/in-force.ts';
import { undoStop } from '../present/reach-text.ts';
import { words } from '../words/interface.ts';
import { spoken } from '../words/spoken.ts';
import { Act } from './act.tsx';
import { AloneGoal } from './alone-goal.tsx';
import { ActionBar, ChoiceButton, GroupButtons, leads } from './action-bar.tsx';
import { EventPill } from './event-pill.tsx';
import { Icon, type CardHands } from './icon.tsx';
import { pointsOf, term } from './icon-terms.ts';
import { ActionList } from './action-list.tsx';
import { Chips } from './chips.tsx';
import { LogPanel } from './log-panel.tsx';
import { Outlook } from './outlook.tsx';
import { OpponentChip, OpponentStrip, presenceOf } from './opponent-panel.tsx';
import { Undo } from './own-bar.tsx';
import { ReefHeadings } from './reef-headings.tsx';
import { PayButton } from './pay-button.tsx';
import { callsFrom, type PanelProps } from './shared.ts';

const TABS: readonly Tab[] = ['animals', 'large', 'corals', 'actions'];
/** The questions that come before a price is paid, or with it. */
const PAID: ReadonlySet<string> = new Set(['cell', 'payment', 'colony']);
const nothing = (): void => undefined;
/** What is not bought from a tab. */
const KINDS = ['feed', 'useCoral', 'grow', 'purify', 'sell', 'bloom'] as const;

/** A phone shows a card large, and the round beside its log, only when somebody asks for it. */
const ReadingCard = lazy(async () => ({ default: (await import('./reading-card.tsx')).ReadingCard }));
const RoundSheet = lazy(async () => ({ default: (await import('./round-sheet.tsx')).RoundSheet }));

/** The panels of the phone: one line of others above, own things, tabs and buttons below; log and card as sheets. */
export function PhonePanels(props: PanelProps): ReactNode {
  const { view, own, names, layout, screen, table, gesture, interaction, lit, onPoint, reading, setReading } = props;
  const [sheet, setSheet] = useState<'log' | 'card' | 'card of log'>();
  const { left, bar: low } = layout.panels, strip = layout.strip!, tabs = layout.tabs!;
  const others = view.seats.map((_, i) => i).filter((i) => i !== own), asked = table.question !== 'turn' && table.question !== 'none';
  const pass = table.groups.find((group) => group.id === 'pass')?.choices[0];
  const { notes, hunting } = inForce(view), { why, refuse } = props;
  const bar = { table, interaction, lit, notes, gesture, onPoint, why, refuse };
  const possible = KINDS.filter((id) => table.groups.some((group) => group.id === id && group.choices.length > 0));
  // what a kind offers stands under the tab of the actions
  const open = (made: Gesture): void => {
    gesture(made);
    if (made.do === 'open') screen.showTab('actions');
  };
  const reefEnd = layout.width - layout.reef.x - layout.reef.width + 10;
  const read = (card: CardId, from: 'card' | 'card of log' = 'card'): void => {
    setReading(card);
    setSheet(from);
  };
  const toLog: CardHands = { point: nothing, leave: nothing, read: (card) => read(card, 'card of log') };
  return (
    <>
      <div className="at-phone-top" style={{ width: left.width, height: left.height }}>
        {others.map((i) => {
          const other = {
            index: i, name: names[i] ?? words.seat(i), view: view.seats[i]!, active: view.active === i, viewed: screen.viewed === i,
            presence: presenceOf(props.state.snapshot?.seats[i]), calls: callsFrom(props, i), onSee: () => screen.see(i),
          };
          return others.length > 1 ? <OpponentChip key={i} {...other} /> : <OpponentStrip key={i} {...other} hunting={hunting} />;
        })}
        {others.length === 0 && <AloneGoal round={view.round} points={view.seats[own]!.points} />}
      </div>
      {screen.viewed === own && (
        <p className="at-lab" {...pointsOf(own)} style={{ left: 12, top: layout.reef.y + 6 }}>
          <b>{view.seats[own]?.points}</b><Outlook change={props.preview.get('points')} /> {words.pointsNow(view.seats[own]?.points ?? 0)}
          {others.length > 0 && <> · {words.round(view.round)}</>}
        </p>
      )}
      <EventPill view={view} onRead={read} style={{ right: reefEnd, top: layout.panels.event.y }} />
      <ReefHeadings {...props} />
      <div className="at-phone-low" style={{ left: low.x, top: low.y, width: low.width }}>
        <section id="at-resources" className="at-chips" tabIndex={0} data-explains
          aria-label={spoken.regions.resources}>
          <Chips seat={view.seats[own]!} of={own} hunting={hunting} size={22} brief preview={props.preview} />
        </section>
      </div>
      <div className="at-phone-low" style={{ left: tabs.x, top: tabs.y, width: tabs.width }}>
        <nav>
          <div className="at-tabrow" role="tablist">
            {TABS.map((tab) => (
              <button key={tab} type="button" role="tab" {...term(tab === 'large' ? 'largeFish' : tab)} aria-selected={screen.tab === tab}
                onClick={() => screen.showTab(screen.tab === tab ? undefined : tab)}>
                {words[tab]}
              </button>
            ))}
          </div>
          <button type="button" {...term('readCard')} aria-label={words.readCard}
            onClick={() => setSheet('card')}><Icon name="eye" size={22} /></button>
          <button type="button" {...term('log')} aria-label={words.log}
            onClick={() => setSheet('log')}><Icon name="log" size={22} /></button>
        </nav>
      </div>
      {screen.tab === 'actions' && (
        <div className="at-phone-list" style={{ left: strip.x, top: strip.y, width: strip.width, height: strip.height }}>
          <ActionList table={table} only={interaction.group} gesture={gesture} onPoint={onPoint} />
        </div>
      )}
      {/* tabs make room for the sheet: what comes to lie where one was tapped is not meant */}
      <div className="at-sheet-guard" style={{ left: strip.x, top: strip.y - 1, width: strip.width, height: strip.height }}>
        <PressGuard moment={screen.tab === 'actions' ? `actions ${props.moment}` : `${screen.tab}`} />
      </div>
      <section id="at-actions" className="at-phone-bar" tabIndex={-1}
        style={{ left: strip.x + 8, top: buttonsTop(layout), width: strip.width - 16 }} aria-labelledby="at-actions-title">
        <h2 id="at-actions-title" className="hidden">{spoken.regions.actions}</h2>
        <div className="at-slide">
          {interaction.asking !== undefined || interaction.item !== ''
            ? <ActionBar {...bar} />
            : asked
              ? (
                <div className="at-answers" role="group" tabIndex={-1} aria-label={table.groups[0]?.label}>
                  {table.groups.flatMap((group) => group.choices).filter((choice) => choice.item === '').map((choice) => (
                    <ChoiceButton key={choice.key} choice={choice} gesture={gesture} onPoint={onPoint} lead={leads(choice, table)} />
                  ))}
                </div>
              )
              : table.question === 'turn' && <GroupButtons {...bar} gesture={open} kinds={possible} />}
        </div>
        {/* elsewhere its place belongs to what can be done */}
        {view.seats[own]!.scales > 0 && PAID.has(table.question) && <PayButton pay={props.pay} onPay={props.onPay} />}
        <Undo {...props} brief />
        {pass !== undefined && interaction.asking === undefined && (
          <Act label={words.groups.pass} term="pass" advised={pass.advised} onClick={() => gesture({ do: 'choose', choice: pass })} />
        )}
        <PressGuard moment={props.moment} />
      </section>
      {sheet !== 'log' && (
        <LogPanel steps={props.state.steps} names={names} you={props.seat} stop={undoStop(props.state)} unseen />
      )}
      {sheet === 'log' && (
        <Sheet title={words.log} onClose={() => setSheet(undefined)}>
          <Suspense fallback={null}><RoundSheet view={view} own={view.seats[own]!} names={names} onRead={read} /></Suspense>
          <LogPanel steps={props.state.steps} names={names} you={props.seat} cards={toLog} stop={undoStop(props.state)} />
        </Sheet>
      )}
      {(sheet === 'card' || sheet === 'card of log') && reading !== undefined && (
        <Sheet title={nameOf(reading)} onClose={() => setSheet(sheet === 'card' ? undefined : 'log')}>
          <Suspense fallback={null}><ReadingCard card={reading} /></Suspense>
        </Sheet>
      )}
    </>
  );
}

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Covers the table on a phone until it is closed. */
function Sheet({ title, onClose, children }: SheetProps): ReactNode {
  return (
    <div className="at-sheet" role="dialog" aria-modal="true" aria-label={title}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <button type="button" className="at-act calm" autoFocus onClick={onClose}>{words.close}</button>
      {children}
    </div>
  );
}
