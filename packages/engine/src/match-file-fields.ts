import { InvalidInput } from './errors.ts';

/** One line of a file of JSON lines. */
export type Fields = Readonly<Record<string, unknown>>;

/** Throws `InvalidInput` for a line that is no JSON object; lines count from 1. */
export function readLine(line: string, index: number): Fields {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new InvalidInput(`line ${index + 1} is no JSON`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new InvalidInput(`line ${index + 1} must be a JSON object`);
  return value as Fields;
}

/** Whether something is a whole number from 0. */
export const isWhole = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** The field of a line, of a type that it must have. Throws `InvalidInput` that names both. */
export function field(
  fields: Fields,
  name: string,
  { line, type }: { readonly line: number; readonly type: 'string' | 'number' | 'boolean' },
): unknown {
  const value = fields[name];
  if (typeof value === type) return value;
  throw new InvalidInput(`line ${line}: ${name} must be a ${type}, not ${shown(value)}`);
}

/** A value as an error names it. */
export const shown = (value: unknown): string => JSON.stringify(value) ?? 'missing';
