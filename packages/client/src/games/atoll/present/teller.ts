import type { Teller } from '../../../table/a11y/use-live.ts';
import { spoken } from '../words/spoken.ts';
import { changesText, tidings, turnText } from './summary.ts';
import type { Readers } from './telling.ts';

/** How what happens is told to somebody who does not see the table. */
export const tellerFor = (readers: Readers): Teller => ({
  turn: (steps) => turnText(steps, readers),
  ownStep: (step) => tidings(step, readers),
  since: changesText,
  yourTurn: spoken.live.yourTurn,
  nothing: spoken.live.nothing,
});
