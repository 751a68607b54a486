import { useCallback, useState, type ReactNode } from 'react';
import type { HistoryStep } from '@atoll/protocol';
import type { Settings } from '../../settings/settings.ts';
import type { Glossary } from '../../ui/explainer/glossary.ts';
import { Explanations } from '../../ui/explainer/explanations.tsx';
import { KeysDialog } from '../../ui/dialog/keys-dialog.tsx';
import { loadTableTerms } from '../../words/load-words.ts';
import { plainTeller } from '../a11y/plain-teller.ts';
import { StatusRegion } from '../a11y/status-region.tsx';
import { openedBy, useFocusAfterKey } from '../a11y/use-focus-after-key.ts';
import { useLive, type Live } from '../a11y/use-live.ts';
import { usualCommands, useTableKeys } from '../a11y/use-table-keys.ts';
import type { TableControls } from '../controls/controls-context.ts';
import { controlsOf } from '../controls/controls-of.ts';
import { LogPanel, type LogLine } from '../controls/log-panel.tsx';
import { useRefusedSound } from '../controls/use-refused-sound.ts';
import type { GameStatus } from '../game-client.ts';
import type { Table } from '../model/use-table.ts';
import type { TableState } from '../session/table-state.ts';
import { useLocale } from '../../words/use-locale.ts';

/** The parts that a game places on its table. */
export interface FrameParts {
  readonly live: Live;
  /**
   * For the parts that offer actions. The log is not among them: it would be rebuilt whole with
   * each action.
   */
  readonly controls: TableControls;
  readonly log: ReactNode;
}

export interface TableFrameProps<V, P, A, E> {
  readonly table: Table<A, unknown>;
  /** The shown table. */
  readonly state: TableState<V, P, A, E>;
  readonly settings: Pick<Settings, 'letterKeys' | 'tableVolume'>;
  readonly status: GameStatus;
  /** The sentences for a step. Must stay the same function as long as it returns the same. */
  readonly say: (step: HistoryStep<E>) => readonly string[];
  /**
   * The lines of a step in the log, where some are not about the seat that acted. Must stay the
   * same function as long as it returns the same.
   */
  readonly lines?: (step: HistoryStep<E>) => readonly LogLine[];
  /** All explained terms; the terms of every table unless given. Must stay the same. */
  readonly terms?: () => Promise<Glossary>;
  readonly children: (parts: FrameParts) => ReactNode;
}

/**
 * The frame around the panels of an ordinary table: announcements for a screen reader, keys, and
 * explained terms. A game that uses it `speaks`.
 */
export function TableFrame<V, P, A, E>(props: TableFrameProps<V, P, A, E>): ReactNode {
  const locale = useLocale();
  const { table, state, settings, status, say, children } = props;
  const { model, gesture, attempts, hint, undo, moment } = table;
  const { frame } = locale.words.table;
  const usualTerms = useCallback(() => loadTableTerms(locale.id), [locale]);
  const [keys, setKeys] = useState(false);
  const { letterKeys: letters, tableVolume } = settings;
  useRefusedSound(attempts.refusal, tableVolume);
  const live = useLive({
    steps: state.steps,
    active: status.seats,
    own: state.seat,
    asked: model.question === 'none' ? undefined : status.sentence,
    tell: plainTeller({ say, unchanged: frame.unchanged, nothing: frame.nothing }),
  });
  const usualLines = useCallback(
    (step: HistoryStep<E>): readonly LogLine[] =>
      say(step).map((text) => ({ look: 'plain', seat: step.seat, text: [text] })),
    [say],
  );
  const lines = props.lines ?? usualLines;
  const stop = state.prompt.undoable[0];
  const log = <LogPanel id="tb-log" steps={state.steps} lines={lines} stop={stop} />;
  const onEscape = (): void => {
    attempts.dismiss();
    hint.forget();
    undo.cancel();
  };
  const commands = usualCommands({ live, hint, onKeys: () => setKeys(true), onEscape });
  useTableKeys({ letters, commands, groups: { table: model, gesture } });
  useFocusAfterKey({
    moment,
    next: ['.tb-answers', '#tb-actions button:not([aria-disabled=true])'],
    list: openedBy(table.interaction),
  });
  return (
    <>
      {children({ live, controls: controlsOf(table), log })}
      <StatusRegion id="tb-status" title={frame.status} text={status.sentence} live={live} />
      <Explanations load={props.terms ?? usualTerms} moment={moment} />
      <KeysDialog
        title={frame.keys}
        keys={frame.keyList}
        letters={letters}
        open={keys}
        onClose={() => setKeys(false)}
      />
    </>
  );
}
