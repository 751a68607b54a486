import type { AtollAction, AtollView } from '@atoll/game-atoll';
import { actionPhrase, eventPhrase, phraseText } from '@atoll/game-atoll/text';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { middleOf } from '../../ui/rect.ts';
import { plain } from '../../ui/rich-text.ts';
import type { Shown } from '../../table/session/playback.ts';
import type { TableHostProps } from '../../table/game-client.ts';
import type { TableState } from '../../table/session/table-state.ts';
import type { Choice } from '../../table/model/table-model.ts';
import { Explanations } from '../../ui/explainer/explanations.tsx';
import { usePanKeys } from '../../table/canvas/use-pan-keys.ts';
import { useRefusedSound } from '../../table/controls/use-refused-sound.ts';
import { useCaution } from '../../table/model/use-caution.ts';
import { useInteraction } from '../../table/model/use-interaction.ts';
import { SkipLinks } from '../../table/a11y/skip-links.tsx';
import { StatusRegion } from '../../table/a11y/status-region.tsx';
import { useFocusAfterKey } from '../../table/a11y/use-focus-after-key.ts';
import { useLive } from '../../table/a11y/use-live.ts';
import { zoomFor } from './layout/layout.ts';
import { Background } from './panels/background.tsx';
import { Mirror, spotsOf } from './panels/mirror/mirror.tsx';
import { OWN_REGIONS, WATCHED_REGIONS } from './panels/mirror/regions.ts';
import { Notes } from './panels/notes.tsx';
import { OwnBar } from './panels/own-bar.tsx';
import { ShelfLabels } from './panels/shelf-labels.tsx';
import { ReadingTable } from './panels/reading-table.ts';
import { lastCard, type PanelProps } from './panels/shared.ts';
import { isTurnGroup } from './present/groups.ts';
import { mirror } from './present/mirror.ts';
import { litGroup, present } from './present/present.ts';
import { groupReason, refusedAt } from './present/reasons.ts';
import { aimedAt, NOWHERE, type Aim } from './present/aim.ts';
import { askedPhrase } from './present/asked-phrase.ts';
import { autoAnswer } from './present/auto.ts';
import { toldFor } from './present/told-for.ts';
import { spokenPreview } from './present/preview.ts';
import { spokenHoldings, spokenText } from './present/spoken-card.ts';
import { looksAtShelf } from './present/shelf.ts';
import { actionTab } from './present/tabs.ts';
import { opened } from './present/opened.ts';
import { lastDoing } from './present/telling.ts';
import { tellerFor } from './present/teller.ts';
import { ReasonTag } from './panels/reason-tag.tsx';
import { TideBanner } from './panels/tide-banner.tsx';
import { useAtollPreferences } from './preferences.ts';
import { useAttempts } from './use-attempts.ts';
import { useAuto } from './use-auto.ts';
import { useCardDrag } from './use-drag.ts';
import { useHint } from './use-hint.ts';
import { useKeys } from './use-keys.ts';
import { usePreview } from './use-preview.ts';
import { useReasons } from './use-reasons.ts';
import { useTransition } from './use-transition.ts';
import { useRecovery } from './use-recovery.ts';
import { REVEAL, useReveal } from './use-reveal.ts';
import { useReading } from './use-reading.ts';
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
const KeysDialog = lazy(async () => ({ default: (await import('../../ui/keys-dialog.tsx')).KeysDialog }));
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
  const [pointed, setPointed] = useState(''), [aim, setAim] = useState<Aim>(NOWHERE);
  const [{ pay }, prefer] = useAtollPreferences(), { autoPass } = settings;
  const paused = useAuto(session, { pay, autoPass });
  const { refusal, dismiss, send, takeBack, explain, refuse } = useAttempts({ session, state, view, own, paused });
  useRefusedSound(refusal, settings.tableVolume);
  const follow = useCallback((open: readonly unknown[]) => autoAnswer(open as readonly AtollAction[], { pay, autoPass }), [pay, autoPass]);
  const caution = useCaution({
    game: state.snapshot?.game, view, seat: state.seat, asked: legal.length > 0, ask: settings.askFirst, follow,
  });
  const hands = useInteraction(state.duty.question, {
    caution,
    onSend: ({ action }) => send(action),
    onTakeBack: takeBack,
    onExplain: (item) => explain(table.items.get(item)?.attempt),
  });
  const { interaction, gesture } = hands;
  const shelf = looksAtShelf({ view, legal, group: interaction.group, items: [pointed, aim.item] }) ? 'unfolded' : 'folded';
  const screen = useScreen({ view, seat: own, you: state.seat, legal, size, zoom, text: zoomFor(size, settings.textSize).band, shelf });
  const reader = useReading(screen.layout.panels.reading.manner), { card: reading, read: setReading, leave: letGo } = reader;
  const say = useCallback((action: AtollAction) => actionPhrase(action, { view, seat: own, names }), [view, own, names]);
  const hint = useHint({
    state, legal, say,
    onArrival: (action) => {
      if ('card' in action) setReading(action.card);
      if (view.question.kind === 'turn') screen.showTab(actionTab(view, action));
    },
    onEnd: (action) => {
      if ('card' in action && reading === action.card) setReading(undefined);
    },
  });
  const table = useMemo(
    () => present({
      view, seat: state.seat, legal, interaction,
      words: {
        action: say,
        group: (group) => (isTurnGroup(group) ? words.groups[group] : plain(askedPhrase(view, legal))),
        confirmPass: (open) => [words.passAsk, ' ', words.passLoses(open.filter(isTurnGroup).map((group) => words.groups[group]))],
      },
      reach: { undoable: state.duty.undoable, steps: state.steps },
      advised: hint.suggestion?.action,
    }),
    [view, state.seat, legal, interaction, say, hint.suggestion, state.duty.undoable, state.steps],
  );
  hands.bind(table);

  const canUndo = state.duty.midway;
  const half = interaction.group !== '' || interaction.item !== '' || interaction.asking !== undefined;
  const cancel = useCallback(() => {
    if (half) gesture({ do: 'back' });
    else if (canUndo) takeBack();
  }, [half, gesture, canUndo, takeBack]);
  const undoAll = (): void => takeBack();
  const carry = useCardDrag({ view, table, strip: screen.layout.strip, gesture, undo: undoAll }), { carried } = carry;
  const pointedAt = aimedAt(carried === undefined ? aim : { item: carried.over, key: '' }, table);
  const aimed = carried === undefined ? interaction.asking ?? pointedAt : pointedAt;
  const preview = usePreview({ game: state.snapshot?.game ?? 'atoll', view, seat: state.seat, choice: aimed });
  const stepBack = useCallback(() => {
    const last = state.duty.undoable.at(-1);
    if (last !== undefined) takeBack({ from: last, again: [] });
  }, [state.duty.undoable, takeBack]);

  const latest = useRef(view);
  latest.current = view;
  const loadGlossary = useCallback(async () => (await import('./words/live-glossary.ts')).glossaryAt(() => latest.current), []);
  const onEscape = (): void => {
    if (carry.release()) return;
    if (refusal !== undefined) dismiss();
    else if (recovery.told !== undefined) recovery.close();
    else if (hint.open) hint.forget();
    else if (half || canUndo) cancel();
    else setReading(undefined);
  };
  const { group, item, asking } = interaction;
  const offered = `${state.duty.question} ${String(legal.length > 0)} ${item} ${asking?.key ?? ''}`, moment = `${offered} ${group}`;
  // a button that was pointed at may be gone without having been left; the focus may point anew at once
  useEffect(() => {
    setPointed('');
    setAim(NOWHERE);
    letGo();
  }, [moment, letGo]);
  const reasons = useReasons({ game: state.snapshot?.game ?? 'atoll', view, seat: state.seat, table, question: state.duty.question });
  const { seats: active, sentence } = statusOf({ table: state, names }), asked = legal.length > 0 ? sentence : undefined;
  const live = useLive({ steps: state.steps, active, own: state.seat, asked, tell: tellerFor({ names, you: state.seat }) });
  const holdings = view.seats.map((seat, i) => spoken.resources(names[i] ?? words.seat(i), spokenHoldings(seat)));
  const status = (): string => [sentence, holdings[own] ?? '', spokenPreview(preview)].join(' ').trim();
  usePanKeys(screen.pan, { letters: settings.letterKeys, middle: middleOf(screen.layout.reef) });
  useKeys({ letters: settings.letterKeys, table, gesture, hint, live, status, onEscape, onKeys: () => setKeys(true) });
  useFocusAfterKey({
    moment,
    next: ['.at-answers', '#at-actions button:not([aria-disabled=true])'],
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
  const { passage, still } = useTransition({ state, came, view, settings, layout: screen.layout, stage });
  const bought = carried?.card ?? (view.question.kind === 'cell' ? view.question.card : ''), hand = carried?.at;
  const cell = carried === undefined ? aimed?.item ?? '' : table.items.get(carried.over)?.choices.length === 1 ? carried.over : '';
  const input = useMemo(
    () => place(table, { passage, focus: pointed || (interaction.asking?.item ?? ''), ghost: { card: bought, cell, hand } }),
    [place, table, passage, pointed, bought, cell, hand, interaction.asking],
  );
  const onPoint = useCallback((item: string, choice?: Choice) => {
    setPointed(item);
    setAim({ item, key: choice?.key ?? '' });
    const card = table.items.get(item)?.card;
    if (card) reader.point(card);
    else reader.leave();
  }, [table, reader]);
  const onRead = useCallback((item: string | undefined) => {
    setAim(item === undefined ? NOWHERE : { item, key: '' });
    const card = item === undefined ? undefined : table.items.get(item)?.card;
    // where it has a place of its own, the card stays until another one is read or Escape puts it away
    if (card) reader.point(card);
    else reader.leave();
  }, [table, reader]);
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
  const standing = useMemo(() => ({ view, seat: state.seat }), [view, state.seat]);
  const spots = useMemo(() => spotsOf(input), [input]), refused = refusedAt({ table, reasons, interaction, refusal, aim, pointed });
  const at = refused === undefined ? undefined : spots.get(refused.item);
  const tag = refused === undefined || at === undefined ? undefined : { at, ...refused };
  const question = interaction.asking?.confirm, toldThere = tag?.tried === true ? undefined : refusal;

  const { layout } = screen, lit = litGroup(view, interaction), desktop = layout.mode === 'desktop';
  const panels: PanelProps = {
    view, own, seat: state.seat, names, layout, screen, state, table, interaction, gesture, lit,
    canUndo, cancel, stepBack, takeBack: undoAll, reader, spots, setReading, onPoint, explain, refuse, preview,
    pay, onPay: (way) => prefer({ pay: way }), moment: offered,
    why: (group) => groupReason(group, table, reasons), onKeys: () => setKeys(true),
    reading: reading ?? (view.question.card || lastCard(state.steps) || view.animals.cards[0]),
  };
  return (
    <div ref={stage} className={`at-stage ${layout.mode}`}
      style={{ width: layout.width, height: layout.height, transform: `scale(${layout.scale})` }}>
      <SkipLinks title={spoken.skip} regions={state.seat < 0 ? WATCHED_REGIONS : OWN_REGIONS} keys={spoken.keys}
        onKeys={() => setKeys(true)} />
      <Background layout={layout} />
      {desktop && <ShelfLabels view={view} layout={layout} />}
      <Suspense fallback={null}>
        <Surface preference={settings.renderer} size={layout} input={input} gestures={{
          onTap, onPeek, onHover: onRead, hoverDelay: HOVER, onZoom: screen.zoom, onScroll: screen.scroll,
          onDrag: (drag) => void (carry.move(drag) || screen.drag(drag.from, drag.by)), onDrop: carry.drop,
        }} />
      </Suspense>
      <StatusRegion id="at-status" title={spoken.regions.status} live={live} text={[sentence, ...holdings].join(' ')} />
      <Mirror model={mirrored} seat={state.seat} names={names} input={input} actions={mirrorHands} />
      <ReadingTable value={standing}>
        <Suspense fallback={null}>{desktop ? <SidePanels {...panels} /> : <PhonePanels {...panels} />}</Suspense>
      </ReadingTable>
      {desktop && <OwnBar {...panels} />}
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
      <TideBanner round={view.round} manner={passage.manner} at={layout.reef} />
      {tag !== undefined && <ReasonTag {...tag} layout={layout} />}
      {peek && (
        <div className="at-peek">
          <ReadingTable value={standing}><Suspense fallback={null}><ReadingCard card={peek} /></Suspense></ReadingTable>
        </div>
      )}
      <Notes layout={layout} beside={screen.pan.moved || screen.pan.hidden.length > 0 ? 'button' : 'nothing'}
        names={names} you={state.seat} doing={lastDoing(state.steps, state.seat)} hint={hint} asked={legal.length > 0}
        refusal={toldThere ?? (desktop || question === undefined ? undefined : plain(question))} />
      <Explanations load={loadGlossary} moment={moment} />
      {keys && (
        <Suspense fallback={null}>
          <KeysDialog title={spoken.keys} keys={spoken.keyList} letters={settings.letterKeys} open onClose={() => setKeys(false)} />
        </Suspense>
      )}
    </div>
  );
}
