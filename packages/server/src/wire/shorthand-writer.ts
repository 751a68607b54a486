import { LITERALLY, MOST_WORDS, type Shorthand, signOf, wordOf } from '@atoll/protocol';
import type { FrameBytes } from './frame-bytes.ts';
import { packed } from './message-pack.ts';

interface Form {
  /** What stands for it, from 1 on. */
  readonly number: number;
  readonly fields: readonly string[];
}

type Plain = { readonly [field: string]: unknown };

/** Writes what games say in the compact form that a shorthand describes. */
export class ShorthandWriter {
  readonly shorthand: Shorthand;
  readonly #signs: ReadonlyMap<string, string>;
  /** By the type of the record. */
  readonly #forms = new Map<string, Form[]>();

  constructor(shorthand: Shorthand) {
    this.shorthand = shorthand;
    const { words, forms } = shorthand;
    this.#signs = new Map(words.slice(0, MOST_WORDS).map((word, index) => [word, signOf(index)]));
    forms.forEach(([type, ...fields], index) => {
      const alike = this.#forms.get(type) ?? [];
      this.#forms.set(type, [...alike, { number: index + 1, fields }]);
    });
  }

  /** The sign of a word, or the text itself. */
  text(text: string): string {
    const sign = this.#signs.get(text);
    if (sign !== undefined) return sign;
    return text.startsWith(LITERALLY) || wordOf(text) !== undefined ? LITERALLY + text : text;
  }

  /** Packs plain data: what JSON can say. */
  pack(to: FrameBytes, value: unknown): void {
    switch (typeof value) {
      case 'number':
        return packed.number(to, value);
      case 'string':
        return packed.text(to, this.text(value));
      case 'boolean':
        return packed.flag(to, value);
      case 'object':
        if (value === null) return packed.nil(to);
        return Array.isArray(value)
          ? this.#packList(to, value)
          : this.#packRecord(to, value as Plain);
      default:
        return packed.nil(to);
    }
  }

  #packList(to: FrameBytes, list: readonly unknown[]): void {
    packed.list(to, list.length + 1);
    packed.number(to, 0);
    for (const each of list) this.pack(to, each);
  }

  #packRecord(to: FrameBytes, record: Plain): void {
    const form = this.#formOf(record);
    if (form) {
      packed.list(to, form.fields.length + 1);
      packed.number(to, form.number);
      for (const field of form.fields) this.pack(to, record[field]);
      return;
    }
    const fields = Object.keys(record).filter((field) => record[field] !== undefined);
    packed.map(to, fields.length);
    for (const field of fields) {
      packed.text(to, field);
      this.pack(to, record[field]);
    }
  }

  #formOf(record: Plain): Form | undefined {
    const { type } = record;
    const forms = typeof type === 'string' ? this.#forms.get(type) : undefined;
    return forms?.find(({ fields }) => has(record, fields));
  }
}

/** Whether a record has a type first, then these fields in this order, and no others. */
function has(record: Plain, fields: readonly string[]): boolean {
  let at = -1;
  for (const field in record) {
    if (field !== (at < 0 ? 'type' : fields[at]) || record[field] === undefined) return false;
    at++;
  }
  return at === fields.length;
}
