import type { KeyboardEvent, ReactNode } from 'react';
import type { MirrorCell, MirrorReef } from '../../present/mirror.ts';
import { spoken } from '../../words/spoken.ts';
import { OfferBar } from './offer-bar.tsx';
import { placeOf, reasonId, Reasons, type MirrorHands } from './thing.tsx';
import { isPlain, useRoving } from './use-roving.ts';

const keyOf = ({ x, y }: { readonly x: number; readonly y: number }): string => `${x},${y}`;

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0],
};

/** A reef as a grid: one tab stop, arrow keys over its cells, Page Up and Page Down between those that do something. */
export function ReefGrid({ id, title, reef, hands }: {
  readonly id: string;
  readonly title: string;
  readonly reef: MirrorReef;
  readonly hands: MirrorHands;
}): ReactNode {
  const cells = reef.rows.flatMap((row) => row.cells), open = cells.filter(({ state }) => state === 'open');
  const { home, onFocus, go } = useRoving(cells.map(keyOf), '0,0'), { spots, why, onPoint, onReach, onAct, onRead } = hands;

  const next = (from: MirrorCell, by: 1 | -1): string | undefined => {
    const order = cells.indexOf(from), there = by > 0
      ? open.find((cell) => cells.indexOf(cell) > order) ?? open[0]
      : open.findLast((cell) => cells.indexOf(cell) < order) ?? open.at(-1);
    return there === undefined ? undefined : keyOf(there);
  };
  const onKey = (event: KeyboardEvent<HTMLElement>): void => {
    const { dataset } = event.target as HTMLElement, here = cells.find((cell) => keyOf(cell) === dataset['key']);
    if (here === undefined || !isPlain(event)) return;
    const step = STEPS[event.key];
    if (step !== undefined) return go(event, keyOf({ x: here.x + step[0], y: here.y + step[1] }));
    switch (event.key) {
      case 'Home': return go(event, '0,0');
      case 'PageDown': return go(event, next(here, 1));
      case 'PageUp': return go(event, next(here, -1));
      case 'i': case 'I': return onRead(here);
      case 'Enter': case ' ':
        event.preventDefault();
        if (here.item !== '') onAct(here.item);
    }
  };
  return (
    <>
      <div id={id} role="grid" aria-label={title} aria-describedby="at-reef-help" onKeyDown={onKey}
        aria-rowcount={reef.rows.length} aria-colcount={reef.rows[0]?.cells.length ?? 0}>
        {reef.rows.map((row) => (
          <div key={row.y} role="row" aria-label={spoken.row(row.y)} className="at-things">
            {row.cells.map((cell) => (
              <div key={keyOf(cell)} role="gridcell" data-key={keyOf(cell)} data-open={cell.state === 'open'}
                {...(cell.item === '' ? {} : { 'data-item': cell.item })}
                tabIndex={keyOf(cell) === home ? 0 : -1} aria-label={cell.name} aria-describedby={reasonId(cell, why)}
                {...(cell.state === 'closed' ? { 'aria-disabled': true } : {})} {...placeOf(spots, cell.item)}
                onClick={() => { if (cell.item !== '') onAct(cell.item); }} onBlur={() => onPoint('')}
                onFocus={() => {
                  onFocus(keyOf(cell));
                  onReach(cell, reef.seat);
                }} />
            ))}
          </div>
        ))}
      </div>
      <Reasons entries={cells} why={why} />
      <OfferBar title={spoken.sides} help="at-offer-help" entries={reef.sides} owner={reef.seat} hands={hands} />
    </>
  );
}
