import type { AtollView } from '../../src/index.ts';

/** Whether all other seats have passed in this round; never alone. */
export const othersPassed = ({ phase, seats }: AtollView, seat: number): boolean =>
  phase === 'action' &&
  seats.length > 1 &&
  seats.every(({ passed }, other) => passed === (other !== seat));
