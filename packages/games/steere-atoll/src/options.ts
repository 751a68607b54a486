import { InvalidInput } from '@atoll/engine';
import { en } from 'zod/locales';
import * as z from 'zod/mini';
import { SIZES, type Size } from './board.ts';

export interface SteereAtollOptions {
  readonly size: Size;
  /** Whether the second player may take over the first stone instead of answering it. */
  readonly swap: boolean;
}

// the small form of zod, which browsers load with a table, says what is wrong only when it is told how
z.config(en());

const schema = z.strictObject({ size: z._default(z.literal(SIZES), 11), swap: z._default(z.boolean(), true) });

/** Reads options; a missing one has its default. Throws `InvalidInput`. */
export function parseOptions(raw: unknown): SteereAtollOptions {
  const parsed = schema.safeParse(raw ?? {});
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'options'}: ${issue.message}`);
  throw new InvalidInput(`${issues.join('; ')} (allowed: {"size": ${SIZES.join(', ')}, "swap": true or false})`);
}
