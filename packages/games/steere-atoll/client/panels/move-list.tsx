import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '@atoll/table-kit/table/controls/icon.tsx';
import { readersOf, type Doer } from '@atoll/table-kit/table/model/readers.ts';
import type { Move } from '../present/moves.ts';
import { term } from './term.ts';
import { useSteereLocale } from '../words/steere-locale.ts';

export interface MoveListProps {
  readonly moves: readonly Move[];
  readonly names: readonly string[];
  /** The seat of the reader, or -1, and the last log entry back to which that person can undo. */
  readonly own: number;
  readonly stop: number | undefined;
  /** How many moves are shown, or undefined for the current table. */
  readonly shown: number | undefined;
  readonly onShow: (count: number | undefined) => void;
}

/** Every move as a button that shows the board as it stood after it. */
export function MoveList({ moves, names, own, stop, shown, onShow }: MoveListProps): ReactNode {
  const locale = useSteereLocale();
  const { game, words } = locale;
  const list = useRef<HTMLOListElement>(null);
  const now = shown ?? moves.length;
  const { undoStops } = words.table.controls;
  useEffect(() => {
    const box = list.current;
    const line = box?.querySelector<HTMLElement>('[aria-current]');
    if (box && line) box.scrollTop = Math.max(0, line.offsetTop - box.clientHeight / 2);
  }, [now]);
  const go = (count: number): void =>
    onShow(count >= moves.length ? undefined : Math.max(0, count));
  const said = (doer: Doer, colour: Move['colour']): string => {
    const { names: called, you } = readersOf(locale, doer, { names, you: own });
    const { seat } = doer;
    return seat === you
      ? game.moveByYou(colour)
      : game.moveBy(called[seat] ?? game.seat(seat), colour);
  };
  return (
    <section className="sa-moves" aria-labelledby="sa-moves-title">
      <header>
        <h2 id="sa-moves-title" {...term('moves')}>
          {game.moves}
        </h2>
        <button
          type="button"
          className="tb-small"
          {...term('earlier')}
          aria-label={game.earlier}
          disabled={now === 0}
          onClick={() => go(now - 1)}
        >
          <Icon name="step-back" size={17} />
        </button>
        <button
          type="button"
          className="tb-small"
          {...term('later')}
          aria-label={game.later}
          disabled={shown === undefined}
          onClick={() => go(now + 1)}
        >
          <Icon name="step-on" size={17} />
        </button>
      </header>
      {moves.length === 0 && <p className="tb-quiet">{game.movesNone}</p>}
      <ol ref={list} tabIndex={moves.length > 0 ? 0 : -1} aria-labelledby="sa-moves-title">
        {moves.map(({ seq, number, colour, cell, won, ...doer }) => (
          <li key={number} {...(seq === stop ? { className: 'sa-stop', title: undoStops } : {})}>
            {seq === stop && <span className="hidden">{undoStops}</span>}
            <button
              type="button"
              className="sa-move"
              {...term('move')}
              aria-current={number === now ? 'step' : undefined}
              onClick={() => go(number)}
            >
              <small>{number}</small>
              <span className="hidden">{said(doer, colour)}</span>
              <Icon name={`${colour}-stone`} size={18} />
              <b>{cell === '' ? game.swapped : cell}</b>
              {won && (
                <>
                  <Icon name="crown" size={15} />
                  <span className="hidden">{game.wins}</span>
                </>
              )}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
