import type { AtollAction, AtollView } from '@atoll/game-atoll';
import { actionPhrase, eventPhrase, phraseText, questionPhrase } from '@atoll/game-atoll/text';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { TableHostProps, TableState } from '../../table-host.ts';
import { useFocusAfterKey, useHands, useShortcuts } from '../../table/use-table.ts';
import { Background } from './panels/background.tsx';
import { EventReveal } from './panels/event-reveal.tsx';
import { Notes } from './panels/notes.tsx';
import { OwnBar } from './panels/own-bar.tsx';
import { SidePanels } from './panels/side-panels.tsx';
import { ShelfLabels } from './panels/shelf-labels.tsx';
import { PhonePanels } from './panels/phone-panels.tsx';
import { ReadingCard } from './panels/reading-card.tsx';
import { lastCard, levelOf, type PanelProps } from './panels/shared.ts';
import { isTurnGroup, SHORTCUTS, TURN_GROUPS } from './present/groups.ts';
import { litGroup, present } from './present/present.ts';
import { actionTab } from './present/tabs.ts';
import { lastDoing } from './present/telling.ts';
import { Surface } from './surface.tsx';
import { useAttempts } from './use-attempts.ts';
import { useHint } from './use-hint.ts';
import { REVEAL, useReveal } from './use-reveal.ts';
import { useScreen } from './use-screen.ts';
import { words } from './words/interface.ts';

export interface TableScreenProps extends Omit<TableHostProps, 'connection'> {
  readonly connection: TableHostProps['connection'];
  readonly view: AtollView;
  readonly state: TableState;
  readonly legal: readonly AtollAction[];
  readonly size: { readonly width: number; readonly height: number };
  /** How much larger than usual everything is, 1 or more. */
  readonly zoom: number;
  /** Drops what is still to be shown: a tap never waits for a movement. */
  readonly onHurry: () => void;
}

const GLIDE = 240;

export function TableScreen({ view, state, legal, connection, settings, names, size, zoom, onHint, onHurry }: TableScreenProps): ReactNode {
  const own = Math.max(0, state.seat), [reading, setReading] = useState<string>(), [peek, setPeek] = useState<string>();
  const { refusal, dismiss, send, explain } = useAttempts({ connection, state, view, own });
  const screen = useScreen({ view, seat: own, legal, size, zoom });
  const hands = useHands(state.duty.question, {
    onSend: ({ action }) => send(action),
    onExplain: (item) => explain(table.items.get(item)?.attempt),
  });
  const { interaction, gesture } = hands;
  const say = useCallback((action: AtollAction) => actionPhrase(action, { view, seat: own, names }), [view, own, names]);
  const hint = useHint({
    state, legal, say,
    onArrival: (action) => {
      if ('card' in action) setReading(action.card);
      if (view.question.kind === 'turn') screen.showTab(actionTab(view, action));
    },
    onEnd: (action) => setReading((card) => ('card' in action && card === action.card ? undefined : card)),
  });
  const table = useMemo(
    () => present({
      view, seat: state.seat, legal, interaction,
      words: {
        action: say,
        group: (group) => (isTurnGroup(group) ? words.groups[group] : phraseText(questionPhrase(view.question))),
        confirmPass: [words.passAsk],
      },
      advised: hint.suggestion?.action,
    }),
    [view, state.seat, legal, interaction, say, hint.suggestion],
  );
  hands.bind(table);

  const canUndo = state.duty.undoable.length > 0;
  const half = interaction.group !== '' || interaction.item !== '' || interaction.asking !== undefined;
  const cancel = useCallback(() => {
    if (half) gesture({ do: 'back' });
    else if (canUndo) void connection.undo();
  }, [half, gesture, canUndo, connection]);
  const stepBack = useCallback(() => {
    const last = state.duty.undoable.at(-1);
    if (last !== undefined) void connection.undo(last);
  }, [state.duty.undoable, connection]);

  useShortcuts((key) => {
    if (key === 'Escape') {
      if (refusal !== undefined) dismiss();
      else if (hint.open) hint.forget();
      else if (half || canUndo) cancel();
      else setReading(undefined);
      return true;
    }
    if (key.toUpperCase() === words.hintKey && hint.offered) {
      hint.ask();
      return true;
    }
    const group = TURN_GROUPS.find((id) => SHORTCUTS[id] === key.toUpperCase());
    const open = table.groups.find((each) => each.id === group);
    if (group === undefined || table.question !== 'turn' || open === undefined || open.choices.length === 0) return false;
    gesture({ do: 'open', group });
    return true;
  });
  useFocusAfterKey({
    moment: `${state.duty.question} ${interaction.group} ${interaction.item} ${interaction.asking?.key ?? ''}`,
    next: '.at-answers button, .at-groups button[aria-disabled=false]',
    list: interaction.group !== '' ? '.at-list button' : half ? '.at-answers button' : '',
  });
  const revealed = useReveal(view.events.past, REVEAL);
  const told = revealed !== undefined ? phraseText(eventPhrase({ type: 'eventRevealed', card: revealed, round: view.round }, names))
    : interaction.asking === undefined ? undefined : words.passAsk;
  useEffect(() => onHint(told), [told, onHint]);
  // then the last card that was spoken of is read, which is the event
  useEffect(() => {
    if (revealed !== undefined) setReading(undefined);
  }, [revealed]);

  const still = settings.animation === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches;
  const glide = still ? 0 : GLIDE / (settings.animation || 1);
  const [pointed, setPointed] = useState(''), { input: place } = screen;
  const input = useMemo(() => place(table, { glide, focus: pointed }), [place, table, glide, pointed]);
  const onPoint = useCallback((item: string) => {
    setPointed(item);
    const card = table.items.get(item)?.card;
    if (card) setReading(card);
  }, [table]);
  const onRead = useCallback((item: string | undefined) => {
    const card = item === undefined ? undefined : table.items.get(item)?.card;
    // the card stays until another one is read or Escape puts it away
    if (card) setReading(card);
  }, [table]);
  const onPeek = (item: string | undefined): void => {
    onRead(item);
    setPeek(item === undefined ? undefined : table.items.get(item)?.card);
  };
  const onTap = (item: string | undefined): void => {
    onHurry();
    dismiss();
    gesture(item === undefined ? { do: 'back' } : { do: 'point', item });
  };

  const { layout } = screen, lit = litGroup(view, interaction), desktop = layout.mode === 'desktop';
  const panels: PanelProps = {
    view, own, seat: state.seat, names, layout, screen, state, table, interaction, gesture, lit,
    canUndo, cancel, stepBack, setReading, onPoint, explain,
    reading: reading ?? (view.question.card || lastCard(state.steps) || view.animals.cards[0]),
  };
  return (
    <div className={`at-stage ${layout.mode}`} style={{ width: layout.width, height: layout.height, transform: `scale(${layout.scale})` }}>
      <Background layout={layout} />
      {desktop && <ShelfLabels view={view} layout={layout} />}
      <Surface preference={settings.renderer} size={layout} input={input}
        onTap={onTap} onRead={onRead} onPeek={onPeek} onDrag={screen.drag} onZoom={screen.zoom} />
      {desktop ? <SidePanels {...panels} /> : <PhonePanels {...panels} />}
      {desktop && <OwnBar {...panels} />}
      {revealed && <EventReveal key={revealed} card={revealed} layout={layout} home={layout.panels.event} duration={still ? 0 : REVEAL} />}
      {peek && <div className="at-peek"><ReadingCard card={peek} level={levelOf(view, peek)} /></div>}
      <Notes layout={layout} names={names} doing={lastDoing(state.steps, state.seat)} hint={hint} asked={legal.length > 0}
        refusal={refusal} />
    </div>
  );
}
