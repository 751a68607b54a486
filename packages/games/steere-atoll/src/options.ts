import { InvalidInput } from '@atoll/engine';
import { z } from 'zod';
import { SIZES, type Size } from './board.ts';

export interface SteereAtollOptions {
  readonly size: Size;
  /** Whether the second player may take over the first stone instead of answering it. */
  readonly swap: boolean;
}

const schema = z.strictObject({ size: z.literal(SIZES).default(11), swap: z.boolean().default(true) });

/** Reads options; a missing one has its default. Throws `InvalidInput`. */
export function parseOptions(raw: unknown): SteereAtollOptions {
  const parsed = schema.safeParse(raw ?? {});
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'options'}: ${issue.message}`);
  throw new InvalidInput(`${issues.join('; ')} (allowed: {"size": ${SIZES.join(', ')}, "swap": true or false})`);
}
