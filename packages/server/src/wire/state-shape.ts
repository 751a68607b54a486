import type { Schema } from '@colyseus/schema';
import type { FrameBytes } from './frame-bytes.ts';

/** A class of Colyseus schema. */
export type StateClass = new () => Schema;

/** Writes a leaf: a number, a text or a boolean. */
export type WriteLeaf = (to: FrameBytes, value: unknown) => void;

/** What a field, or the items of a list, hold. */
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

type SchemaType = string | StateClass | { readonly array: SchemaType };

const WRITERS: Readonly<Record<string, WriteLeaf>> = {
  number: (to, value) => to.number(value as number),
  string: (to, value) => to.text(value as string),
  boolean: (to, value) => to.byte(value === true ? 1 : 0),
};

/**
 * What a class of schema says about its fields. Throws for a type that the views of games do not
 * use: they are numbers, texts and booleans in records and lists.
 */
export function shapeOf(schema: StateClass): Shape {
  const metadata = (
    schema as unknown as {
      readonly [Symbol.metadata]: Readonly<Record<string, { name: string; type: SchemaType }>>;
    }
  )[Symbol.metadata];
  const fields: Field[] = [];
  // Only what counts the fields is enumerable.
  for (const index in metadata) {
    const { name, type } = metadata[index] as { name: string; type: SchemaType };
    fields.push({ name, index: Number(index), kind: kindOf(type) });
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

function kindOf(type: SchemaType): Kind {
  if (typeof type === 'function') return { is: 'record', shape: shapeOf(type) };
  if (typeof type === 'object') return { is: 'list', item: kindOf(type.array) };
  const write = WRITERS[type];
  if (!write) throw new Error(`no view may hold a ${type}`);
  return { is: 'leaf', write };
}
