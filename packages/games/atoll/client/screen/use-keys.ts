import type { Settings } from '@atoll/table-kit/settings/settings.ts';
import { focusNext, goTo } from '@atoll/table-kit/table/a11y/skip-links.tsx';
import type { Live } from '@atoll/table-kit/table/a11y/use-live.ts';
import { usualCommands, useTableKeys } from '@atoll/table-kit/table/a11y/use-table-keys.ts';
import type { Gesture } from '@atoll/table-kit/table/model/interaction.ts';
import type { TableModel } from '@atoll/table-kit/table/model/table-model.ts';
import { REGIONS } from '../panels/a11y-tree/regions.ts';
import type { Hint } from '@atoll/table-kit/table/model/hints/use-hint.ts';

export interface KeysInput {
  readonly letters: Settings['letterKeys'];
  readonly table: TableModel;
  readonly gesture: (gesture: Gesture) => void;
  readonly hint: Pick<Hint, 'ask'>;
  readonly live: Live;
  /** The prompt, and the holdings of the seat. */
  readonly status: () => string;
  readonly onKeys: () => void;
  /** Discards an unfinished selection, or closes an open note. */
  readonly onEscape: () => void;
}

/** The keys of the table. */
export function useKeys({
  letters,
  table,
  gesture,
  hint,
  live,
  status,
  onKeys,
  onEscape,
}: KeysInput): void {
  const commands: Readonly<Record<string, () => void>> = {
    ...usualCommands({ live, hint, onKeys, onEscape }),
    O: () => void goTo(REGIONS.offers),
    E: () => void goTo(REGIONS.actions),
    R: () => void goTo(REGIONS.reef),
    V: () => focusNext('#at-others [role="grid"]'),
    T: () => live.say(status()),
  };
  useTableKeys({ letters, commands, groups: { table, gesture } });
}
