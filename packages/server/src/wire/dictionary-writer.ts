import { ESCAPE, MOST_WORDS, type Dictionary, signOf, wordOf } from '@atoll/protocol';

interface Form {
  /** Its number on the wire, from 1 on. */
  readonly number: number;
  readonly fields: readonly string[];
}

type Plain = { readonly [field: string]: unknown };

/** Writes game data in the compact form that a dictionary describes. */
export class DictionaryWriter {
  readonly dictionary: Dictionary;
  readonly #signs: ReadonlyMap<string, string>;
  /** By the type of the record. */
  readonly #forms = new Map<string, Form[]>();

  constructor(dictionary: Dictionary) {
    this.dictionary = dictionary;
    const { words, forms } = dictionary;
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
    return text.startsWith(ESCAPE) || wordOf(text) !== undefined ? ESCAPE + text : text;
  }

  /** The packed form of plain data (JSON values). */
  packed(value: unknown): unknown {
    if (typeof value === 'string') return this.text(value);
    if (typeof value !== 'object' || value === null) return value;
    return Array.isArray(value)
      ? [0, ...value.map((each) => this.packed(each))]
      : this.#packedRecord(value as Plain);
  }

  #packedRecord(record: Plain): unknown {
    const form = this.#formOf(record);
    if (form) return [form.number, ...form.fields.map((field) => this.packed(record[field]))];
    const packed: { [field: string]: unknown } = {};
    for (const field in record)
      if (record[field] !== undefined) packed[field] = this.packed(record[field]);
    return packed;
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
