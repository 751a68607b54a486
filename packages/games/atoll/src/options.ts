import { InvalidInput } from '@atoll/engine';
import { z } from 'zod';

export interface AtollOptions {
  /** The Biodiversity module; a match alone always scores it. */
  readonly biodiversity: boolean;
  /** The Events module; a match alone never has it. */
  readonly events: boolean;
}

const schema = z.strictObject({ biodiversity: z.boolean().default(false), events: z.boolean().default(false) });

/** Reads options; a missing one has its default. Throws `InvalidInput`. */
export function parseOptions(raw: unknown): AtollOptions {
  const parsed = schema.safeParse(raw ?? {});
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'options'}: ${issue.message}`);
  throw new InvalidInput(`${issues.join('; ')} (allowed: {"biodiversity": true or false, "events": true or false})`);
}
