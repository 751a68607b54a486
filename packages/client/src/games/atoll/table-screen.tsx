import type { AtollView } from '@atoll/game-atoll';
import { lazy, Suspense, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { middleOf } from '../../ui/rect.ts';
import type { Glossary } from '../../ui/explainer/glossary.ts';
import { Explanations } from '../../ui/explainer/explanations.tsx';
import { SkipLinks } from '../../table/a11y/skip-links.tsx';
import { StatusRegion } from '../../table/a11y/status-region.tsx';
import { useFocusAfterKey } from '../../table/a11y/use-focus-after-key.ts';
import { spotsOf } from '../../table/canvas/scene/spots.ts';
import { usePanKeys } from '../../table/canvas/use-pan-keys.ts';
import { ControlsContext, type TableControls } from '../../table/controls/controls-context.ts';
import { useRefusedSound } from '../../table/controls/use-refused-sound.ts';
import { area } from './layout/placement.ts';
import { Overlays } from './overlays.tsx';
import { AtollContext, type AtollScreen } from './panels/atoll-context.ts';
import { Background } from './panels/background.tsx';
import { ownRegions, watchedRegions } from './panels/mirror/regions.ts';
import { ReadingTable } from './panels/reading-table.ts';
import { lastCard } from './panels/shared.ts';
import { ShelfLabels } from './panels/shelf-labels.tsx';
import { useAtollPreferences } from './preferences.ts';
import { opened } from './present/opened.ts';
import { NO_PREVIEW } from './present/preview.ts';
import { litGroup } from './present/present.ts';
import { whyNone } from './present/reasons.ts';
import type { TableScreenProps } from './screen-props.ts';
import { TableMirror } from './table-mirror.tsx';
import { useCardPointing } from './use-card-pointing.ts';
import { useKeys } from './use-keys.ts';
import { useParts } from './use-parts.ts';
import { useRecovery } from './use-recovery.ts';
import { useSceneInput } from './use-scene-input.ts';
import { useRevealed, useTold } from './use-told.ts';
import { useTransition } from './use-transition.ts';
import { useAtollLocale } from './words/atoll-locale.ts';

/** A screen has the panels of its size, and fetches no others. */
const SidePanels = lazy(async () => ({
  default: (await import('./panels/side-panels.tsx')).SidePanels,
}));
const PhonePanels = lazy(async () => ({
  default: (await import('./panels/phone-panels.tsx')).PhonePanels,
}));
/** Nobody begins a match with its keys. */
const Keys = lazy(async () => ({ default: (await import('./panels/keys.tsx')).Keys }));

/** Pixi is half of a table's script: whoever plays by buttons need not wait for it. */
const Surface = lazy(async () => ({ default: (await import('./surface.tsx')).Surface }));

/** The words that explain what is on the table, with what it is now. */
function useGlossary(view: AtollView): () => Promise<Glossary> {
  const locale = useAtollLocale();
  const latest = useRef(view);
  latest.current = view;
  return useCallback(
    async () =>
      (await import('./present/live-glossary.ts')).glossaryAt(locale, () => latest.current),
    [locale],
  );
}

export function TableScreen(props: TableScreenProps): ReactNode {
  const { view, state, came, legal, settings, names } = props;
  const { seat, steps } = state;
  const own = Math.max(0, seat);
  const [{ pay }, prefer] = useAtollPreferences();
  const [keys, setKeys] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const parts = useParts(props, pay);
  const { control, screen, reader, drag } = parts;
  const { layout } = screen;
  const {
    model: table,
    interaction,
    gesture,
    hint,
    attempts,
    reasons,
    undo,
    offered,
    moment,
  } = control;
  const told = useTold(parts, props);
  const revealed = useRevealed(parts, props);
  const recovery = useRecovery({ round: view.round, steps, own: seat });
  const { transition, still } = useTransition({ state, came, settings, layout, stage });
  const input = useSceneInput(parts, view, transition);
  const spots = useMemo(() => spotsOf(input, area), [input]);
  const { onPoint, peeked, gestures } = useCardPointing(parts);
  const locale = useAtollLocale();
  const loadGlossary = useGlossary(view);

  const onEscape = (): void => {
    if (drag.release()) return;
    if (attempts.refusal !== undefined) attempts.dismiss();
    else if (recovery.told !== undefined) recovery.close();
    else if (hint.open) hint.forget();
    else if (undo.half || undo.midway) undo.cancel();
    else reader.read(undefined);
  };
  const onKeys = (): void => setKeys(true);
  const { letterKeys: letters } = settings;
  useRefusedSound(attempts.refusal, settings.tableVolume);
  usePanKeys(screen.pan, { letters, middle: middleOf(layout.reef) });
  useKeys({
    letters,
    table,
    gesture,
    hint,
    live: told.live,
    status: told.status,
    onEscape,
    onKeys,
  });
  useFocusAfterKey({
    moment,
    next: ['.tb-answers', '#at-actions button:not([aria-disabled=true])'],
    list: opened(interaction, table),
  });

  const preview = control.preview ?? NO_PREVIEW;
  const lit = litGroup(view, interaction);
  const desktop = layout.mode === 'desktop';
  const atoll: AtollScreen = { view, state, seat, own, names, layout, preview, offered };
  const why = (group: string): string => whyNone(locale, group, table, reasons);
  const controls: TableControls = {
    table,
    interaction,
    gesture,
    lit,
    onPoint,
    why,
    refuse: attempts.refuse,
  };
  const payment = { pay, onPay: (way: typeof pay) => prefer({ pay: way }) };
  const standing = useMemo(() => ({ view, seat }), [view, seat]);
  const reading = {
    reader,
    shown: reader.card ?? (view.question.card || lastCard(steps) || view.animals.cards[0]),
  };
  return (
    <AtollContext value={atoll}>
      <ControlsContext value={controls}>
        <ReadingTable value={standing}>
          <div
            ref={stage}
            className={`at-stage ${layout.mode}`}
            style={{
              width: layout.width,
              height: layout.height,
              transform: `scale(${layout.scale})`,
            }}
          >
            <SkipLinks
              title={locale.spoken.skip}
              regions={(seat < 0 ? watchedRegions : ownRegions)(locale)}
              keys={locale.spoken.keys}
              onKeys={onKeys}
            />
            <Background layout={layout} />
            {desktop && <ShelfLabels view={view} layout={layout} />}
            <Suspense fallback={null}>
              <Surface
                preference={settings.renderer}
                size={layout}
                input={input}
                gestures={gestures}
              />
            </Suspense>
            <StatusRegion
              id="at-status"
              title={locale.spoken.regions.status}
              live={told.live}
              text={told.summary}
            />
            <TableMirror parts={parts} live={told.live} input={input} />
            <Suspense fallback={null}>
              {desktop ? (
                <SidePanels
                  screen={screen}
                  reading={reading}
                  spots={spots}
                  onKeys={onKeys}
                  undo={undo}
                  payment={payment}
                />
              ) : (
                <PhonePanels screen={screen} reading={reading} undo={undo} payment={payment} />
              )}
            </Suspense>
            <Overlays
              {...{ parts, transition, still, revealed, recovery, peeked, spots }}
              asked={legal.length > 0}
            />
            <Explanations load={loadGlossary} moment={moment} />
            {keys && (
              <Suspense fallback={null}>
                <Keys letters={letters} onClose={() => setKeys(false)} />
              </Suspense>
            )}
          </div>
        </ReadingTable>
      </ControlsContext>
    </AtollContext>
  );
}
