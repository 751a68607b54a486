import { useFocusAfterKey } from '@atoll/table-kit/table/a11y/use-focus-after-key.ts';
import { usePanKeys } from '@atoll/table-kit/table/canvas/use-pan-keys.ts';
import type { Settings } from '@atoll/table-kit/settings/settings.ts';
import { middleOf } from '@atoll/table-kit/ui/rect.ts';
import { opened } from '../present/opened.ts';
import { useKeys } from './use-keys.ts';
import type { Parts } from './use-parts.ts';
import type { RecoveryState } from './use-recovery.ts';
import type { SpokenTable } from './use-told.ts';

interface ScreenKeys {
  readonly told: SpokenTable;
  readonly recovery: RecoveryState;
  readonly settings: Settings;
  /** Opens the list of keys. */
  readonly onKeys: () => void;
}

/** The keyboard at a table of Atoll: letters, Escape, moving the reef, and where the focus goes. */
export function useScreenKeys(
  { control, screen: { pan, layout }, reader, drag }: Parts,
  { told, recovery, settings: { letterKeys: letters }, onKeys }: ScreenKeys,
): void {
  const { model: table, interaction, gesture, hint, attempts, undo, moment } = control;
  const onEscape = (): void => {
    if (drag.release()) return;
    if (attempts.refusal !== undefined) attempts.dismiss();
    else if (recovery.told !== undefined) recovery.close();
    else if (hint.open) hint.forget();
    else if (undo.half || undo.midway) undo.cancel();
    else reader.read(undefined);
  };
  usePanKeys(pan, { letters, middle: middleOf(layout.reef) });
  const { live, status } = told;
  useKeys({ letters, table, gesture, hint, live, status, onEscape, onKeys });
  useFocusAfterKey({
    moment,
    next: ['.tb-answers', '#at-actions button:not([aria-disabled=true])'],
    list: opened(interaction, table),
  });
}
