/**
 * The record that this browser stores under a key; empty when the stored value is no record, so
 * that the caller falls back to its defaults for each field.
 */
export function readRecord(stored: string | null): Readonly<Record<string, unknown>> {
  try {
    const raw: unknown = JSON.parse(stored ?? '{}');
    return typeof raw === 'object' && raw !== null
      ? (raw as Readonly<Record<string, unknown>>)
      : {};
  } catch {
    return {};
  }
}
