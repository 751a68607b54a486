import { InvalidInput } from '@atoll/engine';
import { en } from 'zod/locales';
import * as z from 'zod/mini';
import type { SteereAtollAction } from './action.ts';

// the small form of zod, which browsers load with a table, reports errors in words only when
// configured
z.config(en());

const schema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('place'), cell: z.string().check(z.maxLength(8)) }),
  z.strictObject({ type: z.literal('swap') }),
]);

/**
 * Reads the shape of an action; the rules check whether the board has such a cell. Throws
 * `InvalidInput`.
 */
export function parseAction(raw: unknown): SteereAtollAction {
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(
    (issue) => `${issue.path.join('.') || 'action'}: ${issue.message}`,
  );
  throw new InvalidInput(
    `${issues.join('; ')} (an action is {"type": "place", "cell": "f5"} or {"type": "swap"})`,
  );
}
