import { useRef } from 'react';
import type { Settings } from '../../settings/settings.ts';
import type { Gesture } from '../../table/model/interaction.ts';
import type { TableModel } from '../../table/model/table-model.ts';
import { useShortcuts } from '../../table/a11y/use-shortcuts.ts';
import { goTo } from './panels/mirror/skip-links.tsx';
import { SHORTCUTS, TURN_GROUPS } from './present/groups.ts';
import type { Hint } from './use-hint.ts';
import type { Live } from './use-live.ts';

export interface KeysInput {
  readonly letters: Settings['letterKeys'];
  readonly table: TableModel;
  readonly gesture: (gesture: Gesture) => void;
  readonly hint: Hint;
  readonly live: Live;
  /** What is asked, and what one has. */
  readonly status: () => string;
  readonly onKeys: () => void;
  /** Lets go of what is half done or shown; called by Escape. */
  readonly onEscape: () => void;
}

/** The keys of the table. */
export function useKeys({ letters, table, gesture, hint, live, status, onKeys, onEscape }: KeysInput): void {
  const others = useRef(-1);
  const commands: Readonly<Record<string, () => void>> = {
    ESCAPE: onEscape,
    '?': onKeys,
    O: () => void goTo('offers'),
    E: () => void goTo('actions'),
    R: () => void goTo('reef'),
    V: () => {
      const grids = [...document.querySelectorAll<HTMLElement>('#at-others [role="grid"]')];
      others.current = (others.current + 1) % Math.max(1, grids.length);
      grids[others.current]?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
    },
    T: () => live.say(status()),
    L: live.repeat,
    W: live.changed,
    ...(hint.offered ? { H: hint.ask } : {}),
  };
  useShortcuts((key) => {
    const command = commands[key.toUpperCase()];
    if (command !== undefined) {
      command();
      return true;
    }
    const group = TURN_GROUPS.find((id) => SHORTCUTS[id] === key.toUpperCase());
    const open = table.groups.find((each) => each.id === group);
    if (group === undefined || table.question !== 'turn' || open === undefined || open.choices.length === 0) return false;
    gesture({ do: 'open', group });
    return true;
  }, letters);
}
