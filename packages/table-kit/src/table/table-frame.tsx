import { useState, type ReactNode } from 'react';
import { lazyWithRetry } from '../late/lazy-with-retry.tsx';
import type { Settings } from '../settings/settings.ts';
import type { KeyList } from '../ui/dialog/keys-dialog.tsx';
import { Explanations } from '../ui/explainer/explanations.tsx';
import type { Glossary } from '../ui/explainer/glossary.ts';
import { useLocale } from '../words/use-locale.ts';
import { StatusRegion } from './a11y/status-region.tsx';
import { openedBy, useFocusAfterKey } from './a11y/use-focus-after-key.ts';
import { useLive, type Live, type Announcer } from './a11y/use-live.ts';
import { useTableKeys, type TableKeysInput } from './a11y/use-table-keys.ts';
import { useRefusedSound } from './controls/use-refused-sound.ts';
import type { GameStatus } from './game-client.ts';
import type { Table } from './model/use-table.ts';
import type { TableState } from './session/table-state.ts';

/** Nobody begins a match with the list of keys. */
const KeysDialog = lazyWithRetry(
  async () => (await import('../ui/dialog/keys-dialog.tsx')).KeysDialog,
);

/** The parts that a game places on its table. */
export interface FrameParts {
  readonly live: Live;
  /** The announcements, and what can be read at any time. */
  readonly status: ReactNode;
  /** Opens the list of keys. */
  readonly onKeys: () => void;
}

/** What a table says, and what it leaves to the status bar. */
export interface FrameStatus extends GameStatus {
  /** Readable at any time in place of the sentence. */
  readonly summary?: string;
  /** 'silent' where the status bar announces prompts: the game does not say `speaks`. */
  readonly prompts?: 'silent';
}

/** The keys of a game that has more than every table. */
export interface FrameKeys {
  /** All keys with their effects. */
  readonly list: () => Promise<KeyList>;
  /** They override those of every table. */
  readonly commands: (live: Live) => TableKeysInput['commands'];
}

export interface TableFrameProps<V, P, A, E> {
  /** The prefix of the ids of its parts: of `-status`, and of `-actions`, which the game makes. */
  readonly id: string;
  readonly table: Table<A, unknown>;
  /** The shown table. */
  readonly state: TableState<V, P, A, E>;
  readonly settings: Pick<Settings, 'letterKeys' | 'tableVolume'>;
  readonly status: FrameStatus;
  /** How events are announced. */
  readonly tell: Announcer<E>;
  /** All explained terms. Must stay the same. */
  readonly terms: () => Promise<Glossary>;
  readonly keys?: FrameKeys;
  /** The elements that take the focus from a key that opens them, where they are not the usual. */
  readonly opened?: string;
  readonly children: (parts: FrameParts) => ReactNode;
}

/**
 * The frame around the panels of a table: announcements for a screen reader, keys, the focus of a
 * keyboard, the sound of a refusal, and explained terms.
 */
export function TableFrame<V, P, A, E>(props: TableFrameProps<V, P, A, E>): ReactNode {
  const { id, table, state, settings, status, tell, terms, keys, opened, children } = props;
  const { model, gesture, attempts, hint, undo, moment, interaction } = table;
  const { frame } = useLocale().words.table;
  const [listed, list] = useState<'keys' | 'nothing'>('nothing');
  const { letterKeys: letters, tableVolume } = settings;
  const { sentence, summary = sentence, prompts } = status;
  useRefusedSound(attempts.refusal, tableVolume);
  const live = useLive({
    steps: state.steps,
    active: status.seats,
    own: state.seat,
    asked: prompts === 'silent' || model.question === 'none' ? undefined : sentence,
    tell,
  });
  const onKeys = (): void => list('keys');
  const onEscape = (): void => {
    attempts.dismiss();
    hint.forget();
    if (!undo.clear()) undo.cancel();
  };
  const commands = {
    Escape: onEscape,
    '?': onKeys,
    L: live.repeat,
    W: live.changed,
    H: hint.ask,
    ...keys?.commands(live),
  };
  useTableKeys({ letters, commands, table: model, gesture });
  useFocusAfterKey({
    moment,
    next: ['.tb-answers', `#${id}-actions button:not([aria-disabled=true])`],
    list: opened ?? openedBy(interaction),
  });
  const region = (
    <StatusRegion id={`${id}-status`} title={frame.status} text={summary} live={live} />
  );
  return (
    <>
      {children({ live, status: region, onKeys })}
      <Explanations load={terms} moment={moment} />
      {listed === 'keys' && (
        <KeysDialog load={keys?.list} letters={letters} onClose={() => list('nothing')} />
      )}
    </>
  );
}
