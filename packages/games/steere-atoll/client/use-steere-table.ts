import type { GameReason } from '@atoll/table-kit/table/model/refusals.ts';
import type { SteereAtollAction, SteereAtollView } from '../src/index.ts';
import { useCallback } from 'react';
import type { Settings } from '@atoll/table-kit/settings/settings.ts';
import type { Interaction } from '@atoll/table-kit/table/model/interaction.ts';
import { useTable, type Table } from '@atoll/table-kit/table/model/use-table.ts';
import { boardTable, cellItem, cellOf } from './present/board-table.ts';
import type { Position } from './present/position.ts';
import { readTyped } from './present/typed.ts';
import { reasonText } from './present/game-words.ts';
import type { SteereLocale } from './words/steere-locale.ts';
import { useSteereLocale } from './words/steere-locale.ts';
import type { SteereSession, SteereTableState } from './table-types.ts';

/** The board in front of a person: every way to place a stone goes through here. */
export interface SteereTable extends Table<SteereAtollAction, never> {
  /** The selected cell that waits for a confirmation, or undefined. */
  readonly chosen: number | undefined;
  /** Whether the swap waits for a confirmation. */
  readonly swapping: boolean;
  /** The cell that a hint suggests. */
  readonly hinted: number | undefined;
  /** Presses a cell: places there, or selects it when the person must confirm first. */
  readonly tap: (cell: number | undefined) => void;
  /** Whether the last own move can be taken back, together with the bots' answers. */
  readonly takesBack: boolean;
  /**
   * A typed move.
   * @returns the error, or ''
   */
  readonly type: (text: string) => string;
}

/** Why no move is possible now, or ''. */
function whyClosed(
  locale: SteereLocale,
  { active }: SteereAtollView,
  { seat, names, past }: { seat: number; names: readonly string[]; past: boolean },
): string {
  if (active < 0) return locale.game.over;
  if (seat < 0) return locale.game.watching;
  if (past) return locale.game.past;
  return active === seat ? '' : locale.game.notYourTurn(names[active] ?? locale.game.seat(active));
}

const hint = (
  locale: SteereLocale,
  { action }: { readonly action: SteereAtollAction },
): readonly [string] => [
  action.type === 'swap' ? locale.game.hintSwap : locale.game.hintCell(action.cell),
];

export function useSteereTable({
  session,
  state,
  view,
  legal,
  names,
  position,
  past,
  ask,
}: {
  readonly session: SteereSession;
  readonly state: SteereTableState;
  readonly view: SteereAtollView;
  readonly legal: readonly SteereAtollAction[];
  readonly names: readonly string[];
  readonly position: Position;
  /** Whether an earlier move is shown. */
  readonly past: boolean;
  readonly ask: Settings['askFirst'];
}): SteereTable {
  const locale = useSteereLocale();
  const closed = whyClosed(locale, view, { seat: state.seat, names, past });
  const present = useCallback(
    (_: Interaction, advised: SteereAtollAction | undefined) =>
      boardTable(locale, position, closed, advised),
    [locale, position, closed],
  );
  const reason: GameReason = useCallback(
    (code, details) => reasonText(locale, code, details),
    [locale],
  );
  const table = useTable({
    session,
    state,
    legal,
    ask,
    rules: { present, reason, hint: (one) => hint(locale, one) },
  });
  const {
    interaction: { asking },
    gesture,
    attempts,
  } = table;
  const { advised } = table;
  // while an earlier move is shown nothing can be placed
  const waiting = past ? undefined : asking;
  return {
    ...table,
    chosen: waiting === undefined || waiting.item === '' ? undefined : cellOf(waiting.item),
    swapping: waiting?.group === 'swap',
    hinted: advised?.type === 'place' ? position.board.cellNamed(advised.cell) : undefined,
    tap: (cell) => {
      attempts.dismiss();
      gesture(cell === undefined ? { do: 'back' } : { do: 'point', item: cellItem(cell) });
    },
    takesBack: !past && state.prompt.undoable.length > 0,
    type: (text) => {
      const typed = readTyped(locale, text, position, closed);
      if ('problem' in typed) return typed.problem;
      attempts.send(typed.action);
      return '';
    },
  };
}
