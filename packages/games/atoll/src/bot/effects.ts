import type { Amount, Op } from '../vocabulary.ts';

/**
 * The worth of ops in points, at any time of the match; for ops that are too rare or too small to
 * be fitted separately.
 */
export function staticPoints(ops: readonly Op[]): number {
  return ops.reduce((sum, op) => sum + pointsOf(op), 0);
}

/** An amount that depends on the atoll counts as two. */
export function typical(amount: Amount | undefined): number {
  return amount === undefined ? 0 : typeof amount === 'number' ? amount : 2;
}

function pointsOf(op: Op): number {
  switch (op.op) {
    case 'gain':
      return (
        1.5 * typical(op.coins) +
        0.5 * typical(op.plankton) +
        1.5 * typical(op.scales) +
        typical(op.popularity)
      );
    case 'pay':
      return -1.5 * (op.coins ?? 0) - 0.5 * (op.plankton ?? 0);
    case 'pollute':
      return -1.2 * op.corals;
    case 'clean':
      return Math.min(op.upTo, 1.5);
    case 'raise':
      return 2 * op.upTo;
    case 'reduce':
      return -2;
    case 'unfatigue':
      return 1.5;
    case 'colony':
      return 0.6;
    case 'upTo':
      return Math.max(0, op.times * staticPoints(op.do));
    case 'oneOf':
      return Math.max(...op.options.map(staticPoints));
    case 'fatigue':
      return -1.5;
    case 'readyHunt':
      return 0.7;
    case 'renew':
      return 0;
  }
}
