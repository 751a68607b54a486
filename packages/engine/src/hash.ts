/**
 * A stable 64-bit hash of plain data, as 16 hexadecimal digits: of its JSON with the keys of every object sorted, so that
 * the order in which fields were written does not matter; the order of arrays does. A field that is undefined is left out.
 */
export function hashState(state: unknown): string {
  high = 0xdeadbeef | 0;
  low = 0x41c6ce57;
  take(state);
  // Two lanes of the xmur3-style mixer of cyrb53 (public domain), kept whole instead of cut to 53 bits.
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return hex(high) + hex(low);
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}

/** The two lanes of the hash under way. The text is never put together: each piece is mixed in as it is found. */
let high = 0;
let low = 0;
const HIGH_FACTOR = 2654435761;
const LOW_FACTOR = 1597334677;
const QUOTE = 34;
const BACKSLASH = 92;

function take(value: unknown): void {
  if (typeof value === 'string') takeString(value);
  else if (typeof value === 'number') mix(Number.isFinite(value) ? String(value) : 'null');
  else if (typeof value === 'boolean') mix(value ? 'true' : 'false');
  else if (Array.isArray(value)) takeArray(value);
  else if (typeof value === 'object' && value !== null) takeRecord(value as Readonly<Record<string, unknown>>);
  else mix(JSON.stringify(value) ?? 'null');
}

function takeArray(items: readonly unknown[]): void {
  if (items.length === 0) return mix('[]');
  mix('[');
  take(items[0]);
  for (let i = 1; i < items.length; i++) {
    mix(',');
    take(items[i]);
  }
  mix(']');
}

function takeRecord(record: Readonly<Record<string, unknown>>): void {
  const values = Object.values(record);
  let opening = '{';
  for (const { text, index } of sortedFields(Object.keys(record))) {
    const value = values[index];
    if (value === undefined) continue;
    mix(opening);
    mix(text);
    take(value);
    opening = ',';
  }
  mix(opening === '{' ? '{}' : '}');
}

/** A string as JSON writes it. Where nothing in it needs to be written another way, that is the string in quotes. */
function takeString(text: string): void {
  let left = Math.imul(high ^ QUOTE, HIGH_FACTOR);
  let right = Math.imul(low ^ QUOTE, LOW_FACTOR);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 32 || code === QUOTE || code === BACKSLASH || code > 126) return mix(JSON.stringify(text));
    left = Math.imul(left ^ code, HIGH_FACTOR);
    right = Math.imul(right ^ code, LOW_FACTOR);
  }
  high = Math.imul(left ^ QUOTE, HIGH_FACTOR);
  low = Math.imul(right ^ QUOTE, LOW_FACTOR);
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
  /** The key as JSON writes it, with its colon. */
  readonly text: string;
  /** Its place among the keys in the order in which they were written. */
  readonly index: number;
}

interface Shape {
  readonly keys: readonly string[];
  readonly fields: readonly Field[];
}

/** The shapes of record seen so far, by their number of keys: a state has few, and sorting keys costs more than all the rest. */
let shapes: Shape[][] = [];
let seen = 0;
const MOST_SHAPES = 500;

function sortedFields(keys: readonly string[]): readonly Field[] {
  const alike = (shapes[keys.length] ??= []);
  for (const shape of alike) if (sameKeys(shape.keys, keys)) return shape.fields;
  const fields = [...keys].sort().map((key) => ({ text: `${JSON.stringify(key)}:`, index: keys.indexOf(key) }));
  // Records that serve as dictionaries have ever new shapes.
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
