import { InvalidInput } from '../errors.ts';

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

/** Whether a value is a whole number from 0. */
export const isWhole = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** The field of a line, with its required type. Throws `InvalidInput` that names both. */
export function field(
  fields: Fields,
  name: string,
  { line, type }: { readonly line: number; readonly type: 'string' | 'number' | 'boolean' },
): unknown {
  const value = fields[name];
  if (typeof value === type) return value;
  throw new InvalidInput(`line ${line}: ${name} must be a ${type}, not ${shown(value)}`);
}

/** The maximum length of a value in an error message. */
const SHOWN = 100;

/** A value as an error names it: a long one shortened, of one too deep only its kind. */
export function shown(value: unknown): string {
  try {
    const text = JSON.stringify(value) ?? 'missing';
    return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
  } catch (error) {
    if (error instanceof RangeError) return `a ${typeof value} of too many levels`;
    throw error;
  }
}
