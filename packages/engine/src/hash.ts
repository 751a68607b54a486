/**
 * A stable 64-bit hash of plain data, as 16 hexadecimal digits: of its JSON with the keys of every
 * object sorted, so that the order of fields does not matter; the order of arrays does. Undefined
 * fields are omitted.
 */
export function hashState(state: unknown): string {
  high = 0xdeadbeef | 0;
  low = 0x41c6ce57;
  take(state);
  // Two lanes of the xmur3-style mixer of cyrb53 (public domain), kept whole instead of cut to 53
  // bits.
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return hex(high) + hex(low);
}

function hex(word: number): string {
  let digits = '';
  for (let shift = 28; shift >= 0; shift -= 4) digits += DIGITS.charAt((word >>> shift) & 15);
  return digits;
}
const DIGITS = '0123456789abcdef';

/**
 * The two lanes of the current hash. The text is never assembled: each piece is mixed in at once.
 */
let high = 0;
let low = 0;
const HIGH_FACTOR = 2654435761;
const LOW_FACTOR = 1597334677;
const QUOTE = 34;
const COMMA = 44;
const ZERO = 48;
const OPEN = 91;
const BACKSLASH = 92;
const CLOSE = 93;

function take(value: unknown): void {
  if (typeof value === 'string') takeString(value);
  else if (typeof value === 'number') takeNumber(value);
  else if (typeof value === 'boolean') mix(value ? 'true' : 'false');
  else if (Array.isArray(value)) takeArray(value);
  else if (typeof value === 'object' && value !== null)
    takeRecord(value as Readonly<Record<string, unknown>>);
  else mix(JSON.stringify(value) ?? 'null');
}

function takeNumber(value: number): void {
  if (value >= 0 && value <= 9 && Number.isInteger(value)) mixCode(ZERO + value);
  else mix(Number.isFinite(value) ? String(value) : 'null');
}

function takeArray(items: readonly unknown[]): void {
  mixCode(OPEN);
  for (let i = 0; i < items.length; i++) {
    if (i > 0) mixCode(COMMA);
    take(items[i]);
  }
  mixCode(CLOSE);
}

function takeRecord(record: Readonly<Record<string, unknown>>): void {
  const values = Object.values(record);
  let isFirst = true;
  for (const { first, further, index } of sortedFields(Object.keys(record))) {
    const value = values[index];
    if (value === undefined) continue;
    mix(isFirst ? first : further);
    take(value);
    isFirst = false;
  }
  mix(isFirst ? '{}' : '}');
}

/** A string in its JSON form. Without characters to escape, that is the string in quotes. */
function takeString(text: string): void {
  let left = Math.imul(high ^ QUOTE, HIGH_FACTOR);
  let right = Math.imul(low ^ QUOTE, LOW_FACTOR);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 32 || code === QUOTE || code === BACKSLASH || code > 126)
      return mix(JSON.stringify(text));
    left = Math.imul(left ^ code, HIGH_FACTOR);
    right = Math.imul(right ^ code, LOW_FACTOR);
  }
  high = Math.imul(left ^ QUOTE, HIGH_FACTOR);
  low = Math.imul(right ^ QUOTE, LOW_FACTOR);
}

function mixCode(code: number): void {
  high = Math.imul(high ^ code, HIGH_FACTOR);
  low = Math.imul(low ^ code, LOW_FACTOR);
}

function mix(text: string): void {
  let left = high;
  let right = low;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    left = Math.imul(left ^ code, HIGH_FACTOR);
    right = Math.imul(right ^ code, LOW_FACTOR);
  }
  high = left;
  low = right;
}

interface Field {
  /** The JSON key with its colon, after the opening bracket … */
  readonly first: string;
  /** … or after the comma behind another field. */
  readonly further: string;
  /** Its place among the keys in their original order. */
  readonly index: number;
}

interface Shape {
  readonly keys: readonly string[];
  readonly fields: readonly Field[];
}

/**
 * The record shapes seen so far, by their number of keys: a state has few, and sorting keys costs
 * more than all the rest.
 */
let shapes: Shape[][] = [];
let seen = 0;
const MOST_SHAPES = 500;

function sortedFields(keys: readonly string[]): readonly Field[] {
  const alike = (shapes[keys.length] ??= []);
  for (const shape of alike) if (sameKeys(shape.keys, keys)) return shape.fields;
  const fields = [...keys].sort().map((key) => {
    const text = `${JSON.stringify(key)}:`;
    return { first: `{${text}`, further: `,${text}`, index: keys.indexOf(key) };
  });
  // Records that serve as dictionaries have new shapes all the time.
  if (seen >= MOST_SHAPES) {
    shapes = [];
    seen = 0;
  }
  (shapes[keys.length] ??= []).push({ keys, fields });
  seen++;
  return fields;
}

function sameKeys(a: readonly string[], b: readonly string[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
