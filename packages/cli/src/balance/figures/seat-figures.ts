import type { Estimate } from '../../statistics.ts';
import { winsBeyond } from './card-figures.ts';
import type { MatchRecord } from '../recording/record.ts';

/**
 * Wins beyond the equal share, by place in the order of play and by seat. All records have the same
 * number of seats.
 */
export interface SeatFigures {
  readonly byPlace: readonly (Estimate | undefined)[];
  readonly bySeat: readonly (Estimate | undefined)[];
}

export function seatFigures(records: readonly MatchRecord[], seats: number): SeatFigures {
  const each = Array.from({ length: seats }, (_, number) => number);
  return {
    byPlace: each.map((place) => winsBeyond(records, ({ order }, seat) => order[place] === seat)),
    bySeat: each.map((own) => winsBeyond(records, (_record, seat) => seat === own)),
  };
}
