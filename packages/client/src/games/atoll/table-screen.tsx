import type { AtollAction, AtollView } from '@atoll/game-atoll';
import { actionPhrase } from '@atoll/game-atoll/text';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { TableHostProps, TableState } from '../../table-host.ts';
import { explainAttempt } from '../../table/explain.ts';
import { useHands, useShortcuts } from '../../table/use-table.ts';
import { ActionList } from './panels/action-list.tsx';
import { Background } from './panels/background.tsx';
import { OwnBar } from './panels/own-bar.tsx';
import { SidePanels } from './panels/side-panels.tsx';
import { ShelfLabels } from './panels/shelf-labels.tsx';
import { PhonePanels } from './panels/phone-panels.tsx';
import { SHORTCUTS, TURN_GROUPS } from './present/groups.ts';
import { litGroup, present } from './present/present.ts';
import { Surface } from './surface.tsx';
import { useScreen } from './use-screen.ts';
import { words } from './words/interface.ts';
import { reasonsText } from './words/game-words.ts';

export interface TableScreenProps extends Omit<TableHostProps, 'connection'> {
  readonly connection: TableHostProps['connection'];
  readonly view: AtollView;
  readonly state: TableState;
  readonly legal: readonly AtollAction[];
  readonly size: { readonly width: number; readonly height: number };
  /** Drops what is still to be shown: a tap never waits for a movement. */
  readonly onHurry: () => void;
}

const GLIDE = 240;

export function TableScreen({ view, state, legal, connection, settings, names, size, onHint, onHurry }: TableScreenProps): ReactNode {
  const own = Math.max(0, state.seat), [reading, setReading] = useState<string>(), [refusal, setRefusal] = useState<string>();
  const screen = useScreen({ view, seat: own, legal, size });
  const hands = useHands(state.duty.question, {
    onSend: (choice) => {
      setRefusal(undefined);
      void connection.submit(choice.action).then((answer) => {
        if (!answer.ok) setRefusal(reasonsText(answer.reasons));
      });
    },
    onExplain: (item) => {
      const action = table.items.get(item)?.attempt;
      if (action === undefined) return;
      void explainAttempt({ game: state.snapshot?.game ?? 'atoll', view, seat: own, action })
        .then((reasons) => setRefusal(reasonsText(reasons)), () => setRefusal(words.notNow));
    },
  });
  const { interaction, gesture } = hands;
  const table = useMemo(
    () => present({
      view, seat: state.seat, legal, interaction,
      words: {
        action: (action) => actionPhrase(action, { view, seat: own, names }),
        group: (group) => words.groups[group as keyof typeof words.groups],
        confirmPass: [words.passAsk],
      },
    }),
    [view, state.seat, legal, interaction, own, names],
  );
  hands.bind(table);

  const canUndo = state.duty.undoable.length > 0;
  const cancel = useCallback(() => {
    if (interaction.group !== '' || interaction.item !== '' || interaction.asking !== undefined) gesture({ do: 'back' });
    else if (canUndo) void connection.undo();
  }, [interaction, gesture, canUndo, connection]);
  const stepBack = useCallback(() => {
    const last = state.duty.undoable.at(-1);
    if (last !== undefined) void connection.undo(last);
  }, [state.duty.undoable, connection]);

  useShortcuts((key) => {
    if (key === 'Escape') {
      if (reading !== undefined) setReading(undefined);
      else if (refusal !== undefined) setRefusal(undefined);
      else cancel();
      return true;
    }
    const group = TURN_GROUPS.find((id) => SHORTCUTS[id] === key.toUpperCase());
    if (group === undefined || table.question !== 'turn' || !table.groups.some((each) => each.id === group && each.choices.length > 0)) return false;
    gesture({ do: 'open', group });
    return true;
  });
  useEffect(() => onHint(interaction.asking === undefined ? undefined : words.passAsk), [interaction.asking, onHint]);
  useEffect(() => setRefusal(undefined), [state.duty.question]);

  const glide = settings.animation === 0 ? 0 : GLIDE / settings.animation;
  const chosen = view.question.card;
  const focus = reading === undefined ? '' : [...table.items.values()].find((item) => item.card === reading)?.id ?? '';
  const input = useMemo(() => screen.input(table, { glide, focus: '' }), [screen.input, table, glide]);
  void focus;
  const onRead = useCallback((item: string | undefined) => setReading(item === undefined ? undefined : table.items.get(item)?.card || undefined), [table]);
  const onTap = (item: string | undefined): void => {
    onHurry();
    setRefusal(undefined);
    gesture(item === undefined ? { do: 'back' } : { do: 'point', item });
  };

  const { layout } = screen, lit = litGroup(view, interaction);
  const shared = { view, own, seat: state.seat, names, layout, table, interaction, gesture, lit, canUndo, screen, reading: reading ?? (chosen === '' ? undefined : chosen), setReading, state, cancel, stepBack };
  return (
    <div className={`at-stage ${layout.mode}`} style={{ width: layout.width, height: layout.height, transform: `scale(${layout.scale})` }}>
      <Background layout={layout} />
      {layout.mode === 'desktop' && <ShelfLabels view={view} layout={layout} />}
      <Surface preference={settings.renderer} size={layout} input={input} onTap={onTap} onRead={onRead} onDrag={screen.drag} onZoom={screen.zoom} />
      {layout.mode === 'desktop' ? <SidePanels {...shared} /> : <PhonePanels {...shared} />}
      {layout.mode === 'desktop' && <OwnBar {...shared} />}
      {interaction.group !== '' && layout.mode === 'desktop' && (
        <div className="at-pop" style={{ left: 14, bottom: layout.height - layout.panels.bar.y - 4, maxWidth: layout.panels.bar.width - 28 }}>
          <ActionList table={table} only={interaction.group} gesture={gesture} />
        </div>
      )}
      {refusal !== undefined && (
        <div className="at-refusal" role="status" style={{ left: layout.reef.x + 12, right: layout.width - layout.reef.x - layout.reef.width + 12, top: layout.reef.y + layout.reef.height - 46 }}>
          <span>{refusal}</span>
        </div>
      )}
    </div>
  );
}

