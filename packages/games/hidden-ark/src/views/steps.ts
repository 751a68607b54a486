import type { HiddenArkView } from '../view.ts';

type InStep = Pick<HiddenArkView, 'phase'>;

/** Whether the starting pieces are placed. */
export const isPlacing = ({ phase }: InStep): boolean => phase === 'placing';

/** Whether the turn is in its first step, in which tokens are taken. */
export const isInFirstStep = ({ phase }: InStep): boolean => phase === 'opportunity';

/** Whether the turn is in its second step, in which a column is used. */
export const isInSecondStep = ({ phase }: InStep): boolean => phase === 'action';

/** Whether the match has ended. */
export const isMatchOver = ({ phase }: InStep): boolean => phase === 'over';

/** Whether tokens have not been taken, and no effect of a token can be used yet. */
export const isTaking = ({ phase, turn }: Pick<HiddenArkView, 'phase' | 'turn'>): boolean =>
  isInFirstStep({ phase }) && !turn.sailing && turn.rescues === 0 && turn.builds === 0;
