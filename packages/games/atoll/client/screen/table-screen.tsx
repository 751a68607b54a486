import type { AtollView } from '../../src/index.ts';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Rect } from '@atoll/table-kit/ui/rect.ts';
import type { Glossary } from '@atoll/table-kit/ui/explainer/glossary.ts';
import { SkipLinks } from '@atoll/table-kit/table/a11y/skip-links.tsx';
import { spotsOf } from '@atoll/table-kit/table/canvas/scene/spots.ts';
import { TableFrame } from '@atoll/table-kit/table/table-frame.tsx';
import { area } from '../layout/placement.ts';
import { Overlays } from './overlays.tsx';
import { Background } from '../panels/background.tsx';
import { ownRegions, watchedRegions } from '../panels/a11y-tree/regions.ts';
import { lastCard, type Payment } from '../panels/shared.ts';
import { ShelfLabels } from '../panels/desktop/shelf-labels.tsx';
import { opened } from '../present/opened.ts';
import { announcerFor } from '../present/text/announcer.ts';
import { useAtollPreferences } from '../preferences.ts';
import type { ScreenLayout } from '../layout/screen.ts';
import { loadPhonePanels, loadSidePanels } from './load-panels.ts';
import type { TableScreenProps } from './screen-props.ts';
import { TableA11yTree } from './table-a11y-tree.tsx';
import { TableScopes } from './table-scopes.tsx';
import { useCardPointing } from './use-card-pointing.ts';
import { useParts, type Parts } from './use-parts.ts';
import { useRecovery } from './use-recovery.ts';
import { useSceneInput } from './use-scene-input.ts';
import { useScreenKeys } from './use-screen-keys.ts';
import { useRevealed, useSpokenTable } from './use-spoken-table.ts';
import { useTransition } from './use-transition.ts';
import { useAtollLocale } from '../words/atoll-locale.ts';
import { lazyWithRetry } from '@atoll/table-kit/late/lazy-with-retry.tsx';

/** A screen has the panels of its size, and loads no others. */
const SidePanels = lazyWithRetry(loadSidePanels);
const PhonePanels = lazyWithRetry(loadPhonePanels);
/** Pixi is half of a table's script: a person who plays by buttons need not wait for it. */
const Surface = lazyWithRetry(async () => (await import('./surface.tsx')).Surface);

/** The explained terms of the table, with their current state. */
function useGlossary(view: AtollView): () => Promise<Glossary> {
  const locale = useAtollLocale();
  const latest = useRef(view);
  latest.current = view;
  return useCallback(
    async () =>
      (await import('../present/text/live-glossary.ts')).glossaryAt(locale, () => latest.current),
    [locale],
  );
}

export function TableScreen(props: TableScreenProps): ReactNode {
  const { view, state, came, settings } = props;
  const locale = useAtollLocale();
  const [{ pay }, prefer] = useAtollPreferences();
  const payment = { pay, onPay: (way: typeof pay) => prefer({ pay: way }) };
  const stage = useRef<HTMLDivElement>(null);
  const [notes, setNotes] = useState(0);
  const parts = useParts(props, { pay, notes });
  const { layout } = parts.screen;
  const spoken = useSpokenTable(parts, props);
  const revealed = useRevealed(parts, props);
  const recovery = useRecovery({ ...state, round: view.round, own: state.seat });
  const { transition, still } = useTransition({ state, came, settings, layout, stage });
  const input = useSceneInput(parts, view, transition);
  const spots = useMemo(() => spotsOf(input, area), [input]);
  const { onPoint, peeked, gestures } = useCardPointing(parts);
  const loadGlossary = useGlossary(view);
  const keys = useScreenKeys(parts, { spoken: spoken, recovery, settings });
  const { interaction, model } = parts.control;
  return (
    <TableScopes table={props} parts={parts} onPoint={onPoint}>
      <div
        ref={stage}
        className={`at-stage ${layout.mode}`}
        style={{ width: layout.width, height: layout.height, transform: `scale(${layout.scale})` }}
      >
        <TableFrame
          id="at"
          table={parts.control}
          {...{ state, settings, keys }}
          status={spoken.said}
          tell={announcerFor(locale, { names: props.names, you: state.seat })}
          terms={loadGlossary}
          opened={opened(interaction, model)}
        >
          {({ live, status, onKeys }) => (
            <>
              <Stage view={view} layout={layout} seat={state.seat} onKeys={onKeys} />
              <Surface preference={settings.renderer} size={layout} {...{ input, gestures }} />
              {status}
              <TableA11yTree parts={parts} live={live} input={input} />
              <Panels table={props} {...{ parts, payment, spots, onKeys }} />
              <Overlays
                {...{ parts, transition, still, revealed, recovery, peeked, spots }}
                asked={props.legal.length > 0}
                onNotes={setNotes}
              />
            </>
          )}
        </TableFrame>
      </div>
    </TableScopes>
  );
}

/** The background of the table, and the skip links. */
function Stage({
  view,
  layout,
  seat,
  onKeys,
}: {
  readonly view: AtollView;
  readonly layout: ScreenLayout;
  readonly seat: number;
  readonly onKeys: () => void;
}): ReactNode {
  const locale = useAtollLocale();
  const { spoken, words } = locale;
  const regions = (seat < 0 ? watchedRegions : ownRegions)(locale);
  return (
    <>
      <SkipLinks
        title={spoken.skip}
        regions={regions}
        keys={words.table.frame.keys}
        onKeys={onKeys}
      />
      <Background layout={layout} />
      {layout.mode === 'desktop' && <ShelfLabels view={view} layout={layout} />}
    </>
  );
}

/** The panels that the size of the screen has room for. */
function Panels({
  table: { view, state },
  parts: { control, screen, reader },
  payment,
  spots,
  onKeys,
}: {
  readonly table: TableScreenProps;
  readonly parts: Parts;
  readonly payment: Payment;
  readonly spots: ReadonlyMap<string, Rect>;
  readonly onKeys: () => void;
}): ReactNode {
  const shown =
    reader.card ?? (view.question.card || lastCard(state.steps) || view.animals.cards[0]);
  const common = { screen, reading: { reader, shown }, undo: control.undo, payment };
  return screen.layout.mode === 'desktop' ? (
    <SidePanels {...common} spots={spots} onKeys={onKeys} />
  ) : (
    <PhonePanels {...common} />
  );
}
