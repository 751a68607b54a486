import type { Balance, CardTarget, StyleTarget } from '@atoll/catalog';
import { meanOf, type Estimate } from '../../statistics.ts';
import type { IsExact } from '../recording/agenda.ts';
import { playsForAll, type MatchRecord } from '../recording/record.ts';
import { dealFigures } from './deal-figures.ts';
import { giftFigures } from './gift-figures.ts';
import { totals } from './score-figures.ts';
import { seatFigures } from './seat-figures.ts';
import { styleGaps } from './style-figures.ts';

/** Half the interval of a mean score, in points, that is exact enough. */
const SCORE = 1;
/** Half the interval of the part that luck has in the variance of points. */
const LUCK = 0.05;

/**
 * Exact is a figure whose interval is at most half as wide as what its target allows; a series ends
 * when all figures that it is played for are exact.
 */
export const exactFor =
  (balance: Balance): IsExact =>
  ({ role, seats }, records) => {
    switch (role) {
      case 'styles':
        return areStylesExact(balance.targets.styles, records);
      case 'gifts':
        return areGiftsExact(balance, balance.targets.worth, records);
      case 'rotated':
        return dealFigures(records).every(({ parts }) => isWithin(parts.luck, LUCK));
      default:
        return isWithin(meanOf(totals(records)), SCORE) && isOrderExact(balance, records, seats);
    }
  };

function isOrderExact(
  { targets }: Balance,
  records: readonly MatchRecord[],
  seats: number,
): boolean {
  if (records.every(playsForAll)) return true;
  const most = typeof targets.seats === 'number' ? targets.seats : (targets.seats[seats] ?? 0);
  return seatFigures(records, seats).byPlace.every((place) => isWithin(place, most / 2));
}

function areStylesExact(target: StyleTarget | undefined, records: readonly MatchRecord[]): boolean {
  const gaps = styleGaps(records);
  return target !== undefined && gaps.every(({ points }) => isWithin(points, target.points / 2));
}

function areGiftsExact(
  balance: Balance,
  target: CardTarget | undefined,
  records: readonly MatchRecord[],
): boolean {
  if (target === undefined) return false;
  const most = (target.to - target.from) / 4;
  return giftFigures(balance, records).every(({ worth }) => isWithin(worth, most));
}

function isWithin(estimate: Estimate | undefined, half: number): boolean {
  return estimate !== undefined && (estimate.high - estimate.low) / 2 <= half;
}
