import { InvalidInput } from '@atoll/engine';
import { en } from 'zod/locales';
import * as z from 'zod/mini';

export interface AtollOptions {
  /** The Biodiversity module; a match alone always scores it. */
  readonly biodiversity: boolean;
  /** The Events module; a match alone never has it. */
  readonly events: boolean;
}

// the small form of zod, which browsers load with a table, says what is wrong only when it is told how
z.config(en());

const off = z._default(z.boolean(), false);
const schema = z.strictObject({ biodiversity: off, events: off });

/** Reads options; a missing one has its default. Throws `InvalidInput`. */
export function parseOptions(raw: unknown): AtollOptions {
  const parsed = schema.safeParse(raw ?? {});
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'options'}: ${issue.message}`);
  throw new InvalidInput(`${issues.join('; ')} (allowed: {"biodiversity": true or false, "events": true or false})`);
}
