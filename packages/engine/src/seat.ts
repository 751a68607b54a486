/** A 0-based chair, fixed for the whole match. */
export type Seat = number;

/** A viewer of a match: a seat, or a spectator. */
export type Viewer = Seat | 'spectator';
