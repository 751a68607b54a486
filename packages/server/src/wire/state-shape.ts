import type { Schema } from '@colyseus/schema';
import type { FrameBytes } from './frame-bytes.ts';
import type { DictionaryWriter } from './dictionary-writer.ts';

/** A class of Colyseus schema. */
export type StateClass = new () => Schema;

/** Writes a leaf: a number, a text or a boolean. */
export type WriteLeaf = (to: FrameBytes, value: unknown) => void;

/** The kind of a field, or of the items of a list. */
export type Kind =
  | { readonly is: 'leaf'; readonly write: WriteLeaf }
  | { readonly is: 'record'; readonly shape: Shape }
  | { readonly is: 'list'; readonly item: Kind };

/** A field of a record; `index` is its number on the wire. */
export interface Field {
  readonly name: string;
  readonly index: number;
  readonly kind: Kind;
}

/** The fields of one class of records: the leaves, and those that hold a record or a list. */
export interface Shape {
  readonly leaves: readonly (Field & { readonly write: WriteLeaf })[];
  readonly parts: readonly Part[];
}

/** A field that holds a record or a list; `slot` is its place among those of its record. */
export interface Part extends Field {
  readonly slot: number;
}

export interface CompactPart {
  readonly part: string;
  readonly dictionary: DictionaryWriter;
}

type Writers = Readonly<Record<string, WriteLeaf>>;
type SchemaType = string | StateClass | { readonly array: SchemaType };

const WRITERS: Writers = {
  number: (to, value) => to.number(value as number),
  string: (to, value) => to.text(value as string),
  boolean: (to, value) => to.byte(value === true ? 1 : 0),
};

/**
 * The shape of a schema class. Throws for a type that the views of games do not use: they are
 * numbers, texts and booleans in records and lists. `compact` has the texts of the part of that
 * name written in its dictionary.
 */
export function shapeOf(schema: StateClass, compact?: CompactPart): Shape {
  if (!compact) return shapeWith(schema, () => WRITERS);
  const { part, dictionary } = compact;
  const writers: Writers = {
    ...WRITERS,
    string: (to, value) => to.text(dictionary.text(value as string)),
  };
  return shapeWith(schema, (field) => (field === part ? writers : WRITERS));
}

function shapeWith(schema: StateClass, writersOf: (field: string) => Writers): Shape {
  const metadata = (
    schema as unknown as {
      readonly [Symbol.metadata]: Readonly<Record<string, { name: string; type: SchemaType }>>;
    }
  )[Symbol.metadata];
  const fields: Field[] = [];
  // Only the keys of the fields are enumerable.
  for (const index in metadata) {
    const { name, type } = metadata[index] as { name: string; type: SchemaType };
    fields.push({ name, index: Number(index), kind: kindOf(type, writersOf(name)) });
  }
  return {
    leaves: fields.flatMap((field) =>
      field.kind.is === 'leaf' ? [{ ...field, write: field.kind.write }] : [],
    ),
    parts: fields
      .filter(({ kind }) => kind.is !== 'leaf')
      .map((field, slot) => ({ ...field, slot })),
  };
}

function kindOf(type: SchemaType, writers: Writers): Kind {
  if (typeof type === 'function') return { is: 'record', shape: shapeWith(type, () => writers) };
  if (typeof type === 'object') return { is: 'list', item: kindOf(type.array, writers) };
  const write = writers[type];
  if (!write) throw new Error(`no view may hold a ${type}`);
  return { is: 'leaf', write };
}
