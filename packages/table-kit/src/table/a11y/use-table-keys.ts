import type { Settings } from '../../settings/settings.ts';
import type { Gesture } from '../model/interaction.ts';
import type { TableModel } from '../model/table-model.ts';
import { useShortcuts } from './use-shortcuts.ts';

export interface TableKeysInput {
  readonly letters: Settings['letterKeys'];
  /** Commands by the browser's names of their keys; letters as capitals, with or without Shift. */
  readonly commands: Readonly<Record<string, () => void>>;
  /** The table whose groups their letters open. */
  readonly table: TableModel;
  readonly gesture: (gesture: Gesture) => void;
}

const nameOf = (key: string): string => (key.length === 1 ? key.toUpperCase() : key);

/**
 * The keys of a table: those of its commands, and those of the groups of actions that hold
 * anything.
 */
export function useTableKeys({ letters, commands, table, gesture }: TableKeysInput): void {
  useShortcuts((key) => {
    const name = nameOf(key);
    const command = commands[name];
    const group = table.groups.find(({ shortcut }) => shortcut === name);
    if (command !== undefined) command();
    else if (group !== undefined && group.choices.length > 0)
      gesture({ do: 'open', group: group.id });
    else return false;
    return true;
  }, letters);
}
