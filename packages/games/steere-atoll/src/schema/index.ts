import { schema, t } from '@colyseus/schema';
import type { SteereAtollView } from '../view.ts';

/**
 * The Colyseus mirror of `SteereAtollView`, field by field. The catalogue compiles only while both
 * say the same.
 */
export const SteereAtollViewSchema = schema(
  {
    size: t.number<SteereAtollView['size']>(),
    ply: t.number(),
    active: t.number(),
    black: t.number(),
    stones: t.string(),
    last: t.string(),
    swap: t.boolean(),
    swapPossible: t.boolean(),
    winner: t.number(),
    path: t.array('string'),
  },
  'SteereAtollView',
);
