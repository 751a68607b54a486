import type { DasAtollEvent } from '../../src/index.ts';
import { sendsRobber, sumOf } from '../../src/table-facts.ts';
import type { DasStep } from '../table-types.ts';

/** The score sheet's counts of a match beside points, by seat. */
const FIGURES = ['thrown', 'sevens', 'stolen', 'lost', 'discarded', 'trades', 'exchanges'] as const;
export type FigureId = (typeof FIGURES)[number];

/** A row of the score sheet: how often or how many cards, by seat. */
export interface FigureRow {
  readonly id: FigureId;
  readonly counts: readonly number[];
}

/** The gains and losses by throws, thefts and trade, of a whole match. */
export function figuresOf(steps: readonly DasStep[], seats: number): readonly FigureRow[] {
  const rows = FIGURES.map((id) => ({ id, counts: Array<number>(seats).fill(0) }));
  const add = (id: FigureId, seat: number, count: number): void => {
    const counts = rows.find((row) => row.id === id)?.counts;
    if (counts !== undefined) counts[seat] = (counts[seat] ?? 0) + count;
  };
  for (const { events } of steps) {
    const all = events;
    const source = all.some(({ type }) => type === 'rolled') ? 'throw' : 'other';
    for (const event of all) count(event, source, add);
  }
  return rows;
}

function count(
  event: DasAtollEvent,
  source: 'throw' | 'other',
  add: (id: FigureId, seat: number, count: number) => void,
): void {
  switch (event.type) {
    case 'got':
      if (source === 'throw') add('thrown', event.seat, sumOf(event.cards));
      break;
    case 'rolled':
      if (sendsRobber(event.dice)) add('sevens', event.seat, 1);
      break;
    case 'stole':
      add('stolen', event.seat, 1);
      add('lost', event.victim, 1);
      break;
    case 'discarded':
      add('discarded', event.seat, sumOf(event.cards));
      break;
    case 'traded':
      add('trades', event.seat, 1);
      add('trades', event.partner, 1);
      break;
    case 'exchanged':
      add('exchanges', event.seat, 1);
      break;
  }
}
