import type { Settings } from '../../settings/settings.ts';
import type { Gesture } from '../model/interaction.ts';
import type { TableModel } from '../model/table-model.ts';
import type { Live } from './use-live.ts';
import { useShortcuts } from './use-shortcuts.ts';

export interface TableKeysInput {
  readonly letters: Settings['letterKeys'];
  /** Commands by the browser's names of their keys; letters as capitals, with or without Shift. */
  readonly commands: Readonly<Record<string, () => void>>;
  /** The table whose groups their letters open, if it has any. */
  readonly groups?: { readonly table: TableModel; readonly gesture: (gesture: Gesture) => void };
}

/** The commands of these keys at every table, unless its game overrides them. */
export const usualCommands = ({
  live,
  hint,
  onKeys,
  onEscape,
}: {
  readonly live: Pick<Live, 'repeat' | 'changed'>;
  readonly hint: { readonly ask: () => void };
  /** Lists the keys. */
  readonly onKeys: () => void;
  /** Discards an unfinished selection, or closes an open note. */
  readonly onEscape: () => void;
}): TableKeysInput['commands'] => ({
  Escape: onEscape,
  '?': onKeys,
  L: live.repeat,
  W: live.changed,
  H: hint.ask,
});

const nameOf = (key: string): string => (key.length === 1 ? key.toUpperCase() : key);

/**
 * The keys of a table: those of its commands, and those of the groups of actions that hold
 * anything.
 */
export function useTableKeys({ letters, commands, groups }: TableKeysInput): void {
  useShortcuts((key) => {
    const name = nameOf(key);
    const command = commands[name];
    const group = groups?.table.groups.find(({ shortcut }) => shortcut === name);
    if (command !== undefined) command();
    else if (group !== undefined && group.choices.length > 0)
      groups?.gesture({ do: 'open', group: group.id });
    else return false;
    return true;
  }, letters);
}
