import { InvalidInput } from '@atoll/engine';
import { z } from 'zod';
import type { ActionType, AtollAction } from './action.ts';

const card = z.string().max(40);
const cell = z.int().min(-99).max(99);

/** The fields of each type of action; a type without an entry does not compile. */
const shapes = {
  buyCoral: { card },
  buyAnimal: { card },
  feed: { card },
  useCoral: { card },
  grow: {},
  purify: {},
  sell: {},
  bloom: {},
  pass: {},
  cell: { x: cell, y: cell },
  pay: { scales: z.int().min(0).max(999) },
  branch: { index: z.int().min(0).max(9) },
  reduce: { card },
  shelter: { card },
  hunt: { card },
  choose: { card },
  side: { card, side: z.enum(['N', 'E', 'S', 'W']) },
  amount: { count: z.int().min(1).max(999) },
  yes: {},
  no: {},
  income: { choice: z.enum(['tourists', 'scientists']) },
  done: {},
} as const satisfies { readonly [K in ActionType]: z.ZodRawShape };

const TYPES = Object.keys(shapes) as ActionType[];
const parsers = new Map<string, z.ZodType>(TYPES.map((type) => [type, z.strictObject({ type: z.literal(type), ...shapes[type] })]));

/** Reads the shape of an action. Throws `InvalidInput` which names the wrong field, or the types there are. */
export function parseAction(raw: unknown): AtollAction {
  const type = typeof raw === 'object' && raw !== null && 'type' in raw ? raw.type : undefined;
  const parser = typeof type === 'string' ? parsers.get(type) : undefined;
  if (!parser) throw new InvalidInput(`an action is an object with a "type", one of ${TYPES.join(', ')}`);
  const parsed = parser.safeParse(raw);
  if (parsed.success) return parsed.data as AtollAction;
  const issues = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'action'}: ${issue.message}`);
  throw new InvalidInput(`"${String(type)}" is not well formed: ${issues.join('; ')}`);
}
