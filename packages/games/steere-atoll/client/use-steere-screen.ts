import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { focusFirst } from '@atoll/table-kit/table/a11y/skip-links.tsx';
import type { FrameKeys } from '@atoll/table-kit/table/table-frame.tsx';
import { lastMoveText, moveText } from './present/announce.ts';
import { movesOf, type Move } from './present/moves.ts';
import { positionOf, type Position } from './present/position.ts';
import type { SteereScreenProps } from './table-types.ts';
import { useListedMoves, type ListedMoves } from './use-listed-moves.ts';
import { useSteereTable, type SteereTable } from './use-steere-table.ts';
import { useSteereLocale } from './words/steere-locale.ts';

/** A table of Steere's Atoll for the person in front of it. */
export interface SteereScreen {
  readonly table: SteereTable;
  /** The moves so far. */
  readonly moves: readonly Move[];
  readonly listed: ListedMoves;
  readonly position: Position;
  /** How many moves are shown; undefined for all of them, the current table. */
  readonly shown: number | undefined;
  readonly show: (count: number | undefined) => void;
  /** The last move, in words. */
  readonly last: string;
  /** The effect of an undo, in words. */
  readonly undoes: string;
  /** The text field for moves. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly keys: FrameKeys;
}

/** The state of the screen, its possible actions, and their keys. */
export function useSteereScreen({
  shown: { view, state, legal },
  session,
  settings,
  names,
}: SteereScreenProps): SteereScreen {
  const locale = useSteereLocale();
  const { seat, steps } = state;
  const [shown, show] = useState<number>();
  const moves = useMemo(() => movesOf(steps), [steps]);
  const position = useMemo(
    () => positionOf({ view, seat, legal, moves, shown }),
    [view, seat, legal, moves, shown],
  );
  const known = useMemo(() => ({ moves, shown, show }), [moves, shown]);
  const listed = useListedMoves(known);
  const past = shown !== undefined;
  const ask = settings.askFirst;
  const table = useSteereTable({ session, state, view, legal, names, position, past, ask });
  const { attempts, hint } = table;
  const readers = { names, you: seat };
  useEffect(() => show(undefined), [view.ply]);

  const field = useRef<HTMLInputElement>(null);
  const last = lastMoveText(locale, moves, readers);
  const go = (by: 1 | -1): void => {
    const count = (listed.shown ?? listed.moves.length) + by;
    listed.show(count >= listed.moves.length ? undefined : Math.max(0, count));
  };
  const onEscape = (): void => {
    table.gesture({ do: 'back' });
    attempts.dismiss();
    show(undefined);
    hint.forget();
  };
  const keys: FrameKeys = {
    list: async () => locale.game.keyList,
    commands: (live) => ({
      Escape: onEscape,
      T: () => field.current?.focus(),
      B: () => void focusFirst(['#sa-board [tabindex="0"]']),
      L: () => live.say(last),
      '[': () => go(-1),
      ']': () => go(1),
    }),
  };
  const turn = state.prompt.turns.at(-1);
  const first = turn === undefined ? undefined : moves.find(({ seq }) => seq >= turn);
  const undoes = first === undefined ? '' : moveText(locale, first, readers);
  return { table, moves, listed, position, shown, show, last, undoes, field, keys };
}
