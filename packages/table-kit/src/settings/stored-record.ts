/**
 * The record that this browser stores under a key; empty when the stored value is no record, so
 * that the caller falls back to its defaults for each field.
 */
export function readRecord(stored: string | null): Fields {
  try {
    return recordIn(JSON.parse(stored ?? '{}'));
  } catch {
    return {};
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** The fields of a value that was read; none when it is no object. */
export const recordIn = (raw: unknown): Fields => (isObject(raw) ? raw : {});

const isObject = (raw: unknown): raw is Fields => typeof raw === 'object' && raw !== null;
