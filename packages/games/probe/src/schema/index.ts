import { schema, t } from '@colyseus/schema';
import type { ProbeView } from '../views.ts';

/** The Colyseus mirror of `ProbeView`, field by field. */
export const ProbeViewSchema = schema(
  {
    round: t.number(),
    rounds: t.number(),
    calm: t.boolean(),
    phase: t.string<ProbeView['phase']>(),
    turn: t.number(),
    deck: t.number(),
    handSizes: t.array('number'),
    chosen: t.array('number'),
    offered: t.boolean(),
    offerCard: t.number(),
    offerKind: t.number(),
    answers: t.array('number'),
    discarded: t.array('number'),
    delivered: t.array('number'),
    waves: t.number(),
    storm: t.number(),
    target: t.number(),
    holders: t.array('number'),
    gone: t.array('number'),
  },
  'ProbeView',
);
