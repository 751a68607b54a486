import { ArraySchema, Schema } from '@colyseus/schema';

/** Plain data that a schema can hold: numbers, text and booleans in records and lists; no null, no union of shapes. */
type Leaf = string | number | boolean;
type Plain = Leaf | readonly Plain[] | { readonly [field: string]: Plain | undefined };
type Fields = { [field: string]: unknown };
type RecordClass = new () => Schema;
type FieldType = string | RecordClass | { readonly array: string | RecordClass };

/**
 * Makes `target` say what `view` says, and writes only the leaves that differ, so that the next patch carries nothing
 * else. List items are matched by position; a field that is absent in `view` is cleared. Whole numbers arrive exactly,
 * fractions rounded to single precision.
 */
export function mirror(target: Schema, view: object): void {
  const to = target as unknown as Fields;
  const from = view as { readonly [field: string]: Plain | undefined };
  for (const { name, type } of fieldsOf(target)) {
    const value = from[name];
    if (value === undefined) {
      if (to[name] !== undefined) to[name] = undefined;
    } else if (typeof type === 'string') {
      if (to[name] !== value) to[name] = value;
    } else if (typeof type === 'function') {
      to[name] = mirroredRecord(to[name], type, value as object);
    } else {
      to[name] = mirroredList(to[name] as ArraySchema<unknown>, type.array, value as readonly Plain[]);
    }
  }
}

/** The record that was there, brought up to date, or a new one, filled before it is attached. */
function mirroredRecord(current: unknown, type: RecordClass, value: object): Schema {
  const record = current instanceof Schema ? current : new type();
  mirror(record, value);
  return record;
}

/** A list that shrinks is written anew: decoders lose track of items that are removed and added within one patch. */
function mirroredList(current: ArraySchema<unknown>, item: string | RecordClass, values: readonly Plain[]): ArraySchema<unknown> {
  const list = current.length > values.length ? new ArraySchema<unknown>() : current;
  values.forEach((value, index) => {
    const old = list.at(index);
    const next = typeof item === 'string' ? value : mirroredRecord(old, item, value as object);
    if (index >= list.length) list.push(next);
    else if (old !== next) list[index] = next;
  });
  return list;
}

interface Field {
  readonly name: string;
  readonly type: FieldType;
}
const known = new WeakMap<object, readonly Field[]>();

function fieldsOf(target: Schema): readonly Field[] {
  const found = known.get(target.constructor);
  if (found) return found;
  const metadata = (target.constructor as unknown as { [Symbol.metadata]: { [index: string]: Field } })[Symbol.metadata];
  const fields: Field[] = [];
  for (const index in metadata) fields.push(metadata[index] as Field);
  known.set(target.constructor, fields);
  return fields;
}
