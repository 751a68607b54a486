import type { Seat } from '@atoll/engine';

/** The viewpoint on a finished match: a seat, -1 for the public view, or all hands open. */
export type Viewpoint = Seat | 'open';
