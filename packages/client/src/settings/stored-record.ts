/**
 * What this browser keeps under a key, field by field: nothing at all where that is no record, so
 * that whoever reads it gives every field what a new browser has.
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
