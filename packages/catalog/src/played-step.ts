import type { Seat } from '@atoll/engine';

/** An action with what it did. */
export interface PlayedStep {
  readonly before: unknown;
  readonly after: unknown;
  readonly seat: Seat;
  readonly action: unknown;
  readonly events: readonly unknown[];
}
