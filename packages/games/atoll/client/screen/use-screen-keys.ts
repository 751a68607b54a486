import { focusNext, goTo } from '@atoll/table-kit/table/a11y/skip-links.tsx';
import { usePanKeys } from '@atoll/table-kit/table/canvas/use-pan-keys.ts';
import type { FrameKeys } from '@atoll/table-kit/table/table-frame.tsx';
import type { Settings } from '@atoll/table-kit/settings/settings.ts';
import { middleOf } from '@atoll/table-kit/ui/rect.ts';
import { REGIONS } from '../panels/a11y-tree/regions.ts';
import { useAtollLocale } from '../words/atoll-locale.ts';
import type { Parts } from './use-parts.ts';
import type { RecoveryState } from './use-recovery.ts';
import type { SpokenTable } from './use-spoken-table.ts';

interface ScreenKeys {
  readonly spoken: SpokenTable;
  readonly recovery: RecoveryState;
  readonly settings: Settings;
}

/** The keyboard at a table of Atoll: letters, Escape, and moving the reef. */
export function useScreenKeys(
  { control, screen: { pan, layout }, reader, drag }: Parts,
  { spoken, recovery, settings: { letterKeys: letters } }: ScreenKeys,
): FrameKeys {
  const locale = useAtollLocale();
  const { hint, attempts, undo } = control;
  const onEscape = (): void => {
    if (drag.release()) return;
    if (attempts.refusal !== undefined) attempts.dismiss();
    else if (recovery.shown !== undefined) recovery.close();
    else if (hint.open) hint.forget();
    else if (undo.clear()) return;
    else if (undo.half || undo.midway) undo.cancel();
    else reader.read(undefined);
  };
  usePanKeys(pan, { letters, middle: middleOf(layout.reef) });
  return {
    list: async () => (await import('../words/load-later-words.ts')).loadKeys(locale),
    commands: (live) => ({
      Escape: onEscape,
      O: () => void goTo(REGIONS.offers),
      E: () => void goTo(REGIONS.actions),
      R: () => void goTo(REGIONS.reef),
      V: () => focusNext('#at-others [role="grid"]'),
      T: () => live.say(spoken.status()),
    }),
  };
}
