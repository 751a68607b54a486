/** A 0-based chair, fixed for the whole match. */
export type Seat = number;

/** Who looks at a match: the person in a seat, or somebody who only watches. */
export type Viewer = Seat | 'spectator';
