import type { DailyDeal } from '@atoll/engine';
import type { SeatRequest } from '@atoll/protocol';

/**
 * Whether a daily match refuses a request: its person alone plays it, and no list shows it to
 * others. `fixedBy` is what fixes the seats and options of the match.
 */
export const isFixedByDay = (
  fixedBy: object | DailyDeal | undefined,
  { do: what }: Pick<SeatRequest, 'do'>,
): boolean =>
  fixedBy !== undefined && 'day' in fixedBy && (what === 'handOver' || what === 'access');
