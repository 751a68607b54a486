import { valueOf } from '../filter.ts';
import type { Reef } from '../state.ts';
import type { Amount, Op } from '../vocabulary.ts';
import { coinWorth, planktonWorth, scaleWorth } from './worth.ts';

interface Moment {
  readonly reef: Reef;
  readonly roundsLeft: number;
}

/** What a list of ops is worth to an atoll as it stands. */
export function opsWorth(ops: readonly Op[], moment: Moment): number {
  return ops.reduce((sum, op) => sum + opWorth(op, moment), 0);
}

function opWorth(op: Op, moment: Moment): number {
  const { reef, roundsLeft } = moment;
  const worth = (amount: Amount | undefined, each: number): number => (amount === undefined ? 0 : valueOf(amount, reef) * each);
  switch (op.op) {
    case 'gain':
      return worth(op.coins, coinWorth(roundsLeft)) + worth(op.plankton, planktonWorth(roundsLeft))
        + worth(op.scales, 1 + scaleWorth(roundsLeft)) + worth(op.popularity, 1);
    case 'pay':
      return -(op.coins ?? 0) * coinWorth(roundsLeft) - (op.plankton ?? 0) * planktonWorth(roundsLeft);
    case 'pollute':
      return -1.6 * op.corals;
    case 'clean':
      return 1.4 * Math.min(op.upTo, 1 + reef.corals.filter((coral) => coral.polluted).length / 2);
    case 'raise':
      return reef.animals.some((animal) => animal.level < 3) ? 2.4 * op.upTo : 0.8;
    case 'reduce':
      return -2.5;
    case 'unfatigue':
      return reef.animals.some((animal) => animal.fatigue > 0 && animal.level < 3) ? 1.8 : 0.6;
    case 'colony':
      return 0.8 + 0.3 * roundsLeft;
    case 'upTo':
      return Math.max(0, op.times * opsWorth(op.do, moment));
    case 'oneOf':
      return Math.max(...op.options.map((option) => opsWorth(option, moment)));
    case 'fatigue':
      return -1.5;
    case 'renew':
      return 0;
    case 'readyHunt':
      return reef.huntsUsed > 0 ? 0.8 : 0.2;
  }
}
