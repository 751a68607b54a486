import { fieldsOf } from '@atoll/engine';

/**
 * The record that this browser stores under a key; empty when the stored value is no record, so
 * that the caller falls back to its defaults for each field.
 */
export function readRecord(stored: string | null): Readonly<Record<string, unknown>> {
  try {
    return fieldsOf(JSON.parse(stored ?? '{}'));
  } catch {
    return {};
  }
}
