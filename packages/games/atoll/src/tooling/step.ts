import type { AtollAction } from '../action.ts';
import type { AtollEvent } from '../event.ts';
import type { AtollState } from '../state.ts';

/** One step of a match. `before` is the state in which the action was taken. */
export interface AtollStep {
  readonly before: AtollState;
  readonly after: AtollState;
  readonly seat: number;
  readonly action: AtollAction;
  readonly events: readonly AtollEvent[];
}

/** A step with everything that the seat could have done. */
export interface WatchedStep extends AtollStep {
  readonly legal: readonly AtollAction[];
}

export type Mark = (category: string, item: string) => void;
