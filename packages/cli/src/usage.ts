import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

/** A command line that cannot be executed as written. The message names the allowed input. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * Reads `--name value` pairs; every name must be known, and every required one given. Throws
 * `UsageError`.
 */
export function readFlags<R extends string, O extends string = never>(
  args: readonly string[],
  names: { readonly required: readonly R[]; readonly optional?: readonly O[] },
): Record<R, string> & Partial<Record<O, string>> {
  const known = [...names.required, ...(names.optional ?? [])];
  const options = Object.fromEntries(known.map((name) => [name, { type: 'string' as const }]));
  let values: Record<string, unknown>;
  try {
    ({ values } = parseArgs({ args: withValues(args, known), options, allowPositionals: false }));
  } catch (error) {
    throw new UsageError(
      `${(error as Error).message} Known options: ${known.map((name) => `--${name}`).join(' ')}.`,
    );
  }
  for (const name of names.required)
    if (values[name] === undefined) throw new UsageError(`--${name} is missing`);
  return values as Record<R, string> & Partial<Record<O, string>>;
}

/**
 * Tokens and match ids may start with a dash, which `parseArgs` accepts only after an equals sign:
 * the word after an option is its value, unless it is an option itself.
 */
function withValues(args: readonly string[], known: readonly string[]): string[] {
  const isOption = (arg: string): boolean =>
    known.some((name) => arg === `--${name}` || arg.startsWith(`--${name}=`));
  const whole: string[] = [];
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] as string;
    const next = args[at + 1];
    const takesNext = isOption(arg) && !arg.includes('=') && next !== undefined && !isOption(next);
    whole.push(takesNext ? `${arg}=${next}` : arg);
    if (takesNext) at += 1;
  }
  return whole;
}

export interface Range {
  readonly min: number;
  readonly max?: number;
}

/** A whole number within a range. Throws `UsageError`. */
export function wholeNumber(
  flag: string,
  text: string,
  { min, max = Number.MAX_SAFE_INTEGER }: Range,
): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  const allowed = max === Number.MAX_SAFE_INTEGER ? `${min} or more` : `${min} to ${max}`;
  throw new UsageError(`--${flag} must be a whole number, ${allowed}, not "${text}"`);
}

/** The number of worker threads; default two, or one on a single core. Throws `UsageError`. */
export const workersIn = (text: string | undefined): number =>
  wholeNumber('workers', text ?? String(Math.min(2, availableParallelism())), { min: 1, max: 64 });
