const formats = new Map<string, Intl.DateTimeFormat>();

/** A day, YYYY-MM-DD in UTC, as people write day and month. `id` is a language. */
export function dayText(id: string, day: string): string {
  const known =
    formats.get(id) ??
    new Intl.DateTimeFormat(id, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  formats.set(id, known);
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(at) ? day : known.format(at);
}
