import { ArraySchema, Schema } from '@colyseus/schema';

/**
 * Plain data that a schema can hold: numbers, text and booleans in records and lists; no null, no
 * union of shapes.
 */
type Leaf = string | number | boolean;
type Plain = Leaf | readonly Plain[] | { readonly [field: string]: Plain | undefined };
type PlainRecord = { readonly [field: string]: Plain | undefined };
type Fields = { [field: string]: unknown };
type RecordClass = new () => Schema;
type FieldType = string | RecordClass | { readonly array: string | RecordClass };

export interface MirrorOptions {
  /**
   * The view that `target` was made to say last, and which nobody changed since. Then only what
   * differs between the two views is looked at, which is much quicker than to read a schema.
   */
  readonly before?: object | undefined;
}

/**
 * Makes `target` say what `view` says, and writes only the leaves that differ, so that the next
 * patch carries nothing else. List items are matched by position; a field that is absent in `view`
 * is cleared. Whole numbers arrive exactly, fractions rounded to single precision.
 */
export function mirror(target: Schema, view: object, { before }: MirrorOptions = {}): void {
  const to = target as unknown as Fields;
  const from = view as PlainRecord;
  const was = before as PlainRecord | undefined;
  for (const { name, type } of fieldsOf(target)) {
    const value = from[name];
    const old = was?.[name];
    if (was !== undefined && same(old, value)) continue;
    if (value === undefined) {
      if (to[name] !== undefined) to[name] = undefined;
    } else if (typeof type === 'string') {
      if (to[name] !== value) to[name] = value;
    } else if (typeof type === 'function') {
      to[name] = mirroredRecord(to[name], type, { value, old });
    } else {
      to[name] = mirroredList(to[name] as ArraySchema<unknown>, type.array, {
        value: value as readonly Plain[],
        old,
      });
    }
  }
}

/** What something is to say, and what it says already if that is known. */
interface Change<P extends Plain> {
  readonly value: P;
  readonly old: Plain | undefined;
}

/** The record that was there, brought up to date, or a new one, filled before it is attached. */
function mirroredRecord(
  current: unknown,
  type: RecordClass,
  { value, old }: Change<Plain>,
): Schema {
  const known = current instanceof Schema;
  const record = known ? current : new type();
  mirror(record, value as object, { before: known ? (old as object | undefined) : undefined });
  return record;
}

/**
 * A list that shrinks is written anew: decoders lose track of items that are removed and added
 * within one patch.
 */
function mirroredList(
  current: ArraySchema<unknown>,
  item: string | RecordClass,
  { value, old }: Change<readonly Plain[]>,
): ArraySchema<unknown> {
  const length = current.length;
  const anew = length > value.length;
  const list = anew ? new ArraySchema<unknown>() : current;
  const was = anew ? undefined : (old as readonly Plain[] | undefined);
  value.forEach((next, index) => {
    if (was !== undefined && index < was.length && same(was[index], next)) return;
    const there = list.at(index);
    const made =
      typeof item === 'string'
        ? next
        : mirroredRecord(there, item, { value: next, old: was?.[index] });
    if (anew || index >= length) list.push(made);
    else if (there !== made) list[index] = made;
  });
  return list;
}

function same(a: Plain | undefined, b: Plain | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object') return false;
  if (Array.isArray(a)) return Array.isArray(b) && sameItems(a, b);
  const left = a as PlainRecord;
  const right = b as PlainRecord;
  for (const key in left) if (!same(left[key], right[key])) return false;
  for (const key in right) if (!(key in left)) return false;
  return true;
}

function sameItems(a: readonly Plain[], b: readonly Plain[]): boolean {
  return a.length === b.length && a.every((item, index) => same(item, b[index]));
}

interface Field {
  readonly name: string;
  readonly type: FieldType;
}
const known = new WeakMap<object, readonly Field[]>();

function fieldsOf(target: Schema): readonly Field[] {
  const found = known.get(target.constructor);
  if (found) return found;
  const metadata = (
    target.constructor as unknown as { [Symbol.metadata]: { [index: string]: Field } }
  )[Symbol.metadata];
  const fields: Field[] = [];
  for (const index in metadata) fields.push(metadata[index] as Field);
  known.set(target.constructor, fields);
  return fields;
}
