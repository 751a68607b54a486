import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { focusFirst } from '@atoll/table-kit/table/a11y/skip-links.tsx';
import { useLive, type Live } from '@atoll/table-kit/table/a11y/use-live.ts';
import { usualCommands, useTableKeys } from '@atoll/table-kit/table/a11y/use-table-keys.ts';
import { useRefusedSound } from '@atoll/table-kit/table/controls/use-refused-sound.ts';
import { lastMoveText, moveText, tellerFor } from './present/announce.ts';
import { movesOf, type Move } from './present/moves.ts';
import { positionOf, type Position } from './present/position.ts';
import type { TableScreenProps } from './screen-props.ts';
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
  readonly live: Live;
  /** The last move, in words. */
  readonly last: string;
  /** The effect of an undo, in words. */
  readonly undoes: string;
  /** The text field for moves. */
  readonly field: RefObject<HTMLInputElement | null>;
}

/** The state of the screen, its possible actions, and their keys. */
export function useSteereScreen(
  { view, state, legal, session, settings, names }: TableScreenProps,
  onKeys: () => void,
): SteereScreen {
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
  // the status bar itself announces the person's turn
  const live = useLive({
    steps,
    active: view.active < 0 ? [] : [view.active],
    own: seat,
    asked: undefined,
    tell: tellerFor(locale, readers),
  });
  useRefusedSound(attempts.refusal, settings.tableVolume);
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
  const commands: Readonly<Record<string, () => void>> = {
    ...usualCommands({ live, hint, onKeys, onEscape }),
    T: () => field.current?.focus(),
    B: () => void focusFirst(['#sa-board [tabindex="0"]']),
    L: () => live.say(last),
    '[': () => go(-1),
    ']': () => go(1),
  };
  useTableKeys({ letters: settings.letterKeys, commands });
  const turn = state.prompt.turns.at(-1);
  const first = turn === undefined ? undefined : moves.find(({ seq }) => seq >= turn);
  const undoes = first === undefined ? '' : moveText(locale, first, readers);
  return { table, moves, listed, position, shown, show, live, last, undoes, field };
}
