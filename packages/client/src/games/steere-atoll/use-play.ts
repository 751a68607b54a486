import type { SteereAtollAction, SteereAtollView } from '@atoll/game-steere-atoll';
import type { Cell } from '@atoll/game-steere-atoll/board';
import { useEffect, useState } from 'react';
import type { TableConnection, TableState } from '../../table-host.ts';
import type { Position } from './present/position.ts';
import { readTyped } from './present/typed.ts';
import { reasonsText } from './words/game-words.ts';
import { words } from './words/interface.ts';

export interface Play {
  /** The cell that waits for a second yes, or undefined. */
  readonly chosen: number | undefined;
  /** Why the last attempt came to nothing, or ''. */
  readonly refusal: string;
  /** Why nothing can be done at all now, or ''. */
  readonly closed: string;
  /** Points at a cell: places there, or selects it when the person wants to be asked first. */
  readonly point: (cell: number | undefined) => void;
  readonly place: (cell: number) => void;
  readonly swap: () => void;
  readonly cancel: () => void;
  /** A typed move. @returns what was wrong with it, or '' */
  readonly type: (text: string) => string;
}

export interface PlayParts {
  readonly connection: TableConnection;
  readonly state: TableState;
  readonly view: SteereAtollView;
  readonly names: readonly string[];
  readonly position: Position;
  /** Whether an earlier move is shown. */
  readonly past: boolean;
  readonly confirm: boolean;
}

/** What a person does with the board: every way to place a stone goes through here. */
export function usePlay({ connection, state, view, names, position, past, confirm }: PlayParts): Play {
  const { question } = state.duty, [chosen, choose] = useState<{ cell: number; question: number }>(), [refusal, setRefusal] = useState('');
  const waiting = chosen?.question === question && position.places.has(chosen.cell) ? chosen.cell : undefined;
  useEffect(() => setRefusal(''), [question, past]);

  const closed = ((): string => {
    if (view.active < 0) return words.over;
    if (state.seat < 0) return words.watching;
    if (past) return words.past;
    return view.active === state.seat ? '' : words.notYourTurn(names[view.active] ?? words.seat(view.active));
  })();
  const send = (action: SteereAtollAction): void => {
    choose(undefined);
    setRefusal('');
    void connection.submit(action).then((answer) => {
      if (!answer.ok) setRefusal(reasonsText(answer.reasons));
    });
  };
  const place = (cell: number): void => {
    const action = position.places.get(cell), sign = position.stones[cell];
    if (action !== undefined) return send(action);
    choose(undefined);
    if (closed !== '') return setRefusal(closed);
    const { name } = position.board.cells[cell] as Cell;
    setRefusal(sign === '.' ? words.notNow : words.taken(name, sign === 'B' ? 'black' : 'white'));
  };
  return {
    chosen: waiting, refusal, closed, place,
    point: (cell) => {
      if (cell === undefined) return choose(undefined);
      if (!confirm || cell === waiting || !position.places.has(cell)) return place(cell);
      setRefusal('');
      choose({ cell, question });
    },
    swap: () => {
      if (position.swap !== undefined) send(position.swap);
    },
    cancel: () => {
      choose(undefined);
      setRefusal('');
    },
    type: (text) => {
      const typed = readTyped(text, position, closed);
      if ('problem' in typed) return typed.problem;
      send(typed.action);
      return '';
    },
  };
}
