import type { Seat } from '@atoll/engine';

/**
 * From where a match that is over is looked at: a seat, nowhere with -1, or everywhere, with all
 * hands open.
 */
export type Viewpoint = Seat | 'open';
