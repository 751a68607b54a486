/** A seat in a match of the load. */
export interface Place {
  readonly match: number;
  readonly seat: number;
  /** The number of seats of the match. */
  readonly seats: number;
}

/** Bytes of the frames that arrived. */
export interface Tally {
  bytes: number;
  frames: number;
  /** The size of each patch of the state. */
  readonly patches: number[];
}

interface Submission {
  readonly id: string;
  readonly basedOn: number;
  readonly action: unknown;
}

/** One connection of a load, as cheap as possible: it reads only its answers. */
export interface BenchSeat {
  /** Resolves when the action is acknowledged; rejects when it is refused. One at a time. */
  submit(submission: Submission): Promise<void>;
  leave(): void;
}
