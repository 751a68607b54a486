/** A 0-based seat, fixed for the whole match. */
export type Seat = number;

/** A viewer of a match: a seat, or a spectator. */
export type Viewer = Seat | 'spectator';
