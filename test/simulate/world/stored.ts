import type { FoundRow } from '../../../packages/server/src/store/rows.ts';
import type { Write, Written } from '../../../packages/server/src/store/writes.ts';

/** An entry of a log, as it is stored. */
export interface EntryLine {
  readonly seq: number;
  readonly owner_epoch: number;
  readonly client_id: string;
  readonly entry: string;
}

export interface SaidLine {
  readonly n: number;
  readonly seat: number;
  readonly text: string;
}

/** The stored data, as the simulation itself sees it: at once, and without faults. */
export interface Stored {
  match(matchId: string): FoundRow | undefined;
  log(matchId: string): readonly EntryLine[];
  length(matchId: string): number;
  /** What was said, with empty lines for those that were deleted. */
  said(matchId: string): readonly SaidLine[];
  write(batch: readonly Write[]): readonly Written[];
}
