import type { AtollAction, AtollView } from '@atoll/game-atoll';
import { eventPhrase, phraseText } from '@atoll/game-atoll/text';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { middleOf } from '../../ui/rect.ts';
import { plain } from '../../ui/rich-text.ts';
import type { Shown } from '../../table/session/playback.ts';
import type { TableHostProps } from '../../table/game-client.ts';
import type { TableState } from '../../table/session/table-state.ts';
import type { Choice } from '../../table/model/table-model.ts';
import { Explanations } from '../../ui/explainer/explanations.tsx';
import { spotsOf } from '../../table/canvas/scene/spots.ts';
import { usePanKeys } from '../../table/canvas/use-pan-keys.ts';
import { ControlsContext, type TableControls } from '../../table/controls/controls-context.ts';
import { ReasonTag } from '../../table/controls/reason-tag.tsx';
import { useRefusedSound } from '../../table/controls/use-refused-sound.ts';
import { useDrag } from '../../table/model/use-drag.ts';
import { refusedAt } from '../../table/model/reasons.ts';
import { useReading } from '../../table/model/use-reading.ts';
import { SkipLinks } from '../../table/a11y/skip-links.tsx';
import { StatusRegion } from '../../table/a11y/status-region.tsx';
import { useFocusAfterKey } from '../../table/a11y/use-focus-after-key.ts';
import { useLive } from '../../table/a11y/use-live.ts';
import { zoomFor } from './layout/layout.ts';
import { area } from './layout/placement.ts';
import { Background } from './panels/background.tsx';
import { Mirror } from './panels/mirror/mirror.tsx';
import { OWN_REGIONS, WATCHED_REGIONS } from './panels/mirror/regions.ts';
import { Notes } from './panels/notes.tsx';
import { ShelfLabels } from './panels/shelf-labels.tsx';
import { ReadingTable } from './panels/reading-table.ts';
import { AtollContext, type AtollScreen } from './panels/atoll-context.ts';
import { lastCard } from './panels/shared.ts';
import { mirror } from './present/mirror.ts';
import { litGroup } from './present/present.ts';
import { tellsAtRest, whyNone } from './present/reasons.ts';
import { toldFor } from './present/told-for.ts';
import { NO_PREVIEW, spokenPreview } from './present/preview.ts';
import { spokenHoldings, spokenText } from './present/spoken-card.ts';
import { looksAtShelf } from './present/shelf.ts';
import { actionTab } from './present/tabs.ts';
import { opened } from './present/opened.ts';
import { lastDoing } from './present/telling.ts';
import { tellerFor } from './present/teller.ts';
import { TideBanner } from './panels/tide-banner.tsx';
import { useAtollPreferences } from './preferences.ts';
import { useKeys } from './use-keys.ts';
import { useAtollTable } from './use-atoll-table.ts';
import { useTransition } from './use-transition.ts';
import { useRecovery } from './use-recovery.ts';
import { REVEAL, useReveal } from './use-reveal.ts';
import { useScreen } from './use-screen.ts';
import { statusOf } from './words/game-words.ts';
import { words } from './words/interface.ts';
import { spoken } from './words/spoken.ts';

/** A screen has the panels of its size, and fetches no others. */
const SidePanels = lazy(async () => ({ default: (await import('./panels/side-panels.tsx')).SidePanels }));
const PhonePanels = lazy(async () => ({ default: (await import('./panels/phone-panels.tsx')).PhonePanels }));
/** Nobody begins a match with its Recovery, an event, its keys, or a finger on a card. */
const ReadingCard = lazy(async () => ({ default: (await import('./panels/reading-card.tsx')).ReadingCard }));
const EventReveal = lazy(async () => ({ default: (await import('./panels/event-reveal.tsx')).EventReveal }));
const Keys = lazy(async () => ({ default: (await import('./panels/keys.tsx')).Keys }));
const RecoverySheet = lazy(async () => ({ default: (await import('./panels/recovery-sheet.tsx')).RecoverySheet }));

/** Pixi is half of a table's script: whoever plays by buttons need not wait for it. */
const Surface = lazy(async () => ({ default: (await import('./surface.tsx')).Surface }));

/** Milliseconds for which a mouse rests on a card before it is read. */
const HOVER = 180;

export interface TableScreenProps extends TableHostProps {
  readonly view: AtollView;
  readonly state: TableState;
  readonly legal: readonly AtollAction[];
  readonly size: { readonly width: number; readonly height: number };
  /** How much larger than usual everything is, 1 or more. */
  readonly zoom: number;
  /** How this moment of the table came to be shown. */
  readonly came: Shown['came'];
}

export function TableScreen({ view, state, came, legal, session, settings, names, size, zoom, onHint }: TableScreenProps): ReactNode {
  const own = Math.max(0, state.seat), [peek, setPeek] = useState<string>(), [keys, setKeys] = useState(false);
  const [{ pay }, prefer] = useAtollPreferences();
  const control = useAtollTable({
    session, state, view, legal, names, settings, pay,
    onHint: (action) => {
      if ('card' in action) setReading(action.card);
      if (view.question.kind === 'turn') screen.showTab(actionTab(view, action));
    },
    onHintEnd: (action) => {
      if ('card' in action && reading === action.card) setReading(undefined);
    },
  });
  const { model: table, interaction, gesture, hint, pointing, aimed, reasons, undo, offered, moment } = control;
  const { refusal, dismiss, refuse } = control.attempts, preview = control.preview ?? NO_PREVIEW, { aim, pointed } = pointing;
  useRefusedSound(refusal, settings.tableVolume);
  const shelf = looksAtShelf({ view, legal, group: interaction.group, items: [pointed, aim.item] }) ? 'unfolded' : 'folded';
  const screen = useScreen({ view, seat: own, you: state.seat, legal, size, zoom, text: zoomFor(size, settings.textSize).band, shelf });
  const reader = useReading(screen.layout.panels.reading.manner), { card: reading, read: setReading, leave: letGo } = reader;
  const drag = useDrag({ table, interaction, strip: screen.layout.strip, gesture }), { carried } = drag;

  const latest = useRef(view);
  latest.current = view;
  const loadGlossary = useCallback(async () => (await import('./words/live-glossary.ts')).glossaryAt(() => latest.current), []);
  const onEscape = (): void => {
    if (drag.release()) return;
    if (refusal !== undefined) dismiss();
    else if (recovery.told !== undefined) recovery.close();
    else if (hint.open) hint.forget();
    else if (undo.half || undo.midway) undo.cancel();
    else setReading(undefined);
  };
  // a card that was pointed at may be gone without having been left
  useEffect(() => letGo(), [moment, letGo]);
  const { seats: active, sentence } = statusOf({ table: state, names }), asked = legal.length > 0 ? sentence : undefined;
  const live = useLive({ steps: state.steps, active, own: state.seat, asked, tell: tellerFor({ names, you: state.seat }) });
  const holdings = view.seats.map((seat, i) => spoken.resources(names[i] ?? words.seat(i), spokenHoldings(seat)));
  const status = (): string => [sentence, holdings[own] ?? '', spokenPreview(preview)].join(' ').trim();
  usePanKeys(screen.pan, { letters: settings.letterKeys, middle: middleOf(screen.layout.reef) });
  useKeys({ letters: settings.letterKeys, table, gesture, hint, live, status, onEscape, onKeys: () => setKeys(true) });
  useFocusAfterKey({
    moment,
    next: ['.tb-answers', '#at-actions button:not([aria-disabled=true])'],
    list: opened(interaction, table),
  });
  const revealed = useReveal(view.events.past, view.round);
  // whoever is asked about the event reads the question
  const told = revealed === undefined || legal.length > 0 ? toldFor(interaction, table)
    : phraseText(eventPhrase({ type: 'eventRevealed', card: revealed, round: view.round }, names));
  useEffect(() => onHint(told), [told, onHint]);
  // then the last card that was spoken of is read, which is the event
  useEffect(() => {
    if (revealed !== undefined) setReading(undefined);
  }, [revealed, setReading]);

  const stage = useRef<HTMLDivElement>(null), { input: place } = screen;
  const { transition, still } = useTransition({ state, came, settings, layout: screen.layout, stage });
  const inHand = carried === undefined ? undefined : table.items.get(carried.item)?.card;
  const bought = inHand ?? (view.question.kind === 'cell' ? view.question.card : ''), hand = carried?.at;
  const cell = carried === undefined ? aimed?.item ?? '' : table.items.get(carried.over)?.choices.length === 1 ? carried.over : '';
  const input = useMemo(
    () => place(table, { transition, focus: pointed || (interaction.asking?.item ?? ''), ghost: { card: bought, cell, hand } }),
    [place, table, transition, pointed, bought, cell, hand, interaction.asking],
  );
  const { point, rest } = pointing;
  // where it has a place of its own, the card stays until another one is read or Escape puts it away
  const look = useCallback((item: string | undefined) => {
    const card = item === undefined ? undefined : table.items.get(item)?.card;
    if (card) reader.point(card);
    else reader.leave();
  }, [table, reader]);
  const onPoint = useCallback((item: string, choice?: Choice) => {
    point(item, choice);
    look(item);
  }, [point, look]);
  const onRead = useCallback((item: string | undefined) => {
    rest(item);
    look(item);
  }, [rest, look]);
  const onPeek = (item: string | undefined): void => {
    onRead(item);
    setPeek(item === undefined ? undefined : table.items.get(item)?.card);
  };
  const onTap = (item: string | undefined): void => {
    dismiss();
    gesture(item === undefined ? { do: 'back' } : { do: 'point', item });
  };

  const { bring } = screen, { say: tell } = live;
  const mirrored = useMemo(() => mirror({ view, seat: state.seat, table }), [view, state.seat, table]);
  const mirrorHands = useMemo(() => ({
    why: (attempt: unknown) => reasons.get(JSON.stringify(attempt)) ?? '',
    onPoint,
    onReach: ({ item, card }: { item: string; card: string }, owner: number) => {
      onPoint(item);
      bring({ item, card, owner });
    },
    onAct: (item: string) => gesture({ do: 'point', item }),
    onRead: ({ card, name }: { card: string; name: string }) => tell(card === '' ? name : spokenText(card)),
  }), [reasons, onPoint, bring, gesture, tell]);

  const recovery = useRecovery({ round: view.round, steps: state.steps, own: state.seat });
  const standing = useMemo(() => ({ view, seat: state.seat }), [view, state.seat]), spots = useMemo(() => spotsOf(input, area), [input]);
  const refused = refusedAt({ table, reasons, interaction, refusal, aim, pointed, tells: tellsAtRest });
  const at = refused === undefined ? undefined : spots.get(refused.item);
  const tag = refused === undefined || at === undefined ? undefined : { at, ...refused };
  const question = interaction.asking?.confirm, toldThere = tag?.tried === true ? undefined : refusal;

  const { layout } = screen, lit = litGroup(view, interaction), desktop = layout.mode === 'desktop';
  const atoll: AtollScreen = { view, state, seat: state.seat, own, names, layout, preview, offered };
  const controls: TableControls = { table, interaction, gesture, lit, onPoint, why: (group) => whyNone(group, table, reasons), refuse };
  const payment = { pay, onPay: (way: typeof pay) => prefer({ pay: way }) }, onKeys = (): void => setKeys(true);
  const shownCard = { reader, shown: reading ?? (view.question.card || lastCard(state.steps) || view.animals.cards[0]) };
  return (
    <AtollContext value={atoll}><ControlsContext value={controls}>
    <div ref={stage} className={`at-stage ${layout.mode}`}
      style={{ width: layout.width, height: layout.height, transform: `scale(${layout.scale})` }}>
      <SkipLinks title={spoken.skip} regions={state.seat < 0 ? WATCHED_REGIONS : OWN_REGIONS} keys={spoken.keys}
        onKeys={() => setKeys(true)} />
      <Background layout={layout} />
      {desktop && <ShelfLabels view={view} layout={layout} />}
      <Suspense fallback={null}>
        <Surface preference={settings.renderer} size={layout} input={input} gestures={{
          onTap, onPeek, onHover: onRead, hoverDelay: HOVER, onZoom: screen.hands.zoom, onScroll: screen.hands.scroll,
          onDrag: (moved) => void (drag.move(moved) || screen.hands.drag(moved.from, moved.by)), onDrop: drag.drop,
        }} />
      </Suspense>
      <StatusRegion id="at-status" title={spoken.regions.status} live={live} text={[sentence, ...holdings].join(' ')} />
      <Mirror model={mirrored} seat={state.seat} names={names} input={input} actions={mirrorHands} />
      <ReadingTable value={standing}>
        <Suspense fallback={null}>
          {desktop
            ? <SidePanels screen={screen} reading={shownCard} spots={spots} onKeys={onKeys} undo={undo} payment={payment} />
            : <PhonePanels screen={screen} reading={shownCard} undo={undo} payment={payment} />}
        </Suspense>
      </ReadingTable>
      {revealed && (
        <Suspense fallback={null}>
          <EventReveal key={revealed} card={revealed} layout={layout} home={layout.panels.event} duration={still ? 0 : REVEAL} />
        </Suspense>
      )}
      {recovery.told !== undefined && (
        <Suspense fallback={null}>
          <RecoverySheet key={recovery.told} steps={state.steps} layout={layout} names={names} you={state.seat}
            manner={still ? 'at once' : 'by steps'} cards={reader.hands} onClose={recovery.close} />
        </Suspense>
      )}
      <TideBanner round={view.round} manner={transition.manner} at={layout.reef} />
      {tag !== undefined && <ReasonTag {...tag} screen={layout} />}
      {peek && (
        <div className="at-peek">
          <ReadingTable value={standing}><Suspense fallback={null}><ReadingCard card={peek} /></Suspense></ReadingTable>
        </div>
      )}
      <Notes beside={screen.pan.moved || screen.pan.hidden.length > 0 ? 'button' : 'nothing'}
        doing={lastDoing(state.steps, state.seat)} hint={hint} asked={legal.length > 0}
        refusal={toldThere ?? (desktop || question === undefined ? undefined : plain(question))} />
      <Explanations load={loadGlossary} moment={moment} />
      {keys && (
        <Suspense fallback={null}>
          <Keys letters={settings.letterKeys} onClose={() => setKeys(false)} />
        </Suspense>
      )}
    </div>
    </ControlsContext></AtollContext>
  );
}
