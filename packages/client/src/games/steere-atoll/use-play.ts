import type { SteereAtollView } from '@atoll/game-steere-atoll';
import type { Cell } from '@atoll/game-steere-atoll/board';
import type { Answer } from '@atoll/protocol';
import { useEffect, useMemo, useState } from 'react';
import type { AskFirst } from '../../settings/settings.ts';
import type { TableSession } from '../../table/session/table-session.ts';
import type { TableState } from '../../table/session/table-state.ts';
import { useCaution } from '../../table/model/use-caution.ts';
import { useInteraction } from '../../table/model/use-interaction.ts';
import { boardTable, cellItem, cellOf } from './present/board-table.ts';
import type { Position } from './present/position.ts';
import { readTyped } from './present/typed.ts';
import { reasonsText } from './words/game-words.ts';
import { words } from './words/interface.ts';

export interface Play {
  /** The cell that is selected and waits for a second yes, or undefined. */
  readonly chosen: number | undefined;
  /** Whether the swap waits for a second yes. */
  readonly swapping: boolean;
  /** Why the last attempt came to nothing, or ''. */
  readonly refusal: string;
  /** Why nothing can be done at all now, or ''. */
  readonly closed: string;
  /** Points at a cell: places there, or selects it when the person is to be asked first. */
  readonly point: (cell: number | undefined) => void;
  /** The second yes. */
  readonly confirm: () => void;
  readonly swap: () => void;
  readonly cancel: () => void;
  /** Takes the last own move back, and what bots have answered; undefined while nothing can be. */
  readonly takeBack: (() => void) | undefined;
  /** A typed move. @returns what was wrong with it, or '' */
  readonly type: (text: string) => string;
}

export interface PlayParts {
  readonly session: TableSession;
  readonly state: TableState;
  readonly view: SteereAtollView;
  readonly names: readonly string[];
  readonly position: Position;
  /** Whether an earlier move is shown. */
  readonly past: boolean;
  readonly ask: AskFirst;
}

const nothing = (): undefined => undefined;

/** What a person does with the board: every way to place a stone goes through here. */
export function usePlay({ session, state, view, names, position, past, ask }: PlayParts): Play {
  const { question } = state.duty, [refusal, setRefusal] = useState('');
  useEffect(() => setRefusal(''), [question, past]);

  const closed = ((): string => {
    if (view.active < 0) return words.over;
    if (state.seat < 0) return words.watching;
    if (past) return words.past;
    return view.active === state.seat ? '' : words.notYourTurn(names[view.active] ?? words.seat(view.active));
  })();
  const settle = (answer: Promise<Answer>): void => {
    setRefusal('');
    void answer.then((given) => {
      if (!given.ok) setRefusal(reasonsText(given.reasons));
    });
  };
  const send = (action: unknown): void => settle(session.submit(action));
  const explain = (cell: number): void => {
    const { name } = position.board.cells[cell] as Cell, sign = position.stones[cell];
    if (closed !== '') return setRefusal(closed);
    setRefusal(sign === '.' ? words.notNow : words.taken(name, sign === 'B' ? 'black' : 'white'));
  };
  const table = useMemo(() => boardTable(position), [position]), asked = table.question !== 'none';
  const caution = useCaution({ game: state.snapshot?.game, view, seat: state.seat, asked, ask, follow: nothing });
  const { interaction: { asking }, gesture, bind } = useInteraction(question, {
    caution,
    onSend: ({ action }) => send(action),
    onTakeBack: nothing,
    onExplain: (item) => explain(cellOf(item)),
  });
  bind(table);
  // while an earlier move is shown nothing can be placed
  const waiting = asking === undefined || past ? undefined : asking;
  return {
    chosen: waiting === undefined || waiting.item === '' ? undefined : cellOf(waiting.item),
    swapping: waiting?.group === 'swap',
    refusal, closed,
    point: (cell) => {
      setRefusal('');
      gesture(cell === undefined ? { do: 'back' } : { do: 'point', item: cellItem(cell) });
    },
    takeBack: past || state.duty.undoable.length === 0 ? undefined : () => settle(session.undo()),
    confirm: () => gesture({ do: 'confirm' }),
    swap: () => gesture({ do: 'open', group: 'swap' }),
    cancel: () => {
      gesture({ do: 'back' });
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
