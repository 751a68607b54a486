const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A day may begin to be played so long after its end: a person near midnight need not hurry. */
const BEGIN_GRACE_MS = 6 * HOUR_MS;
/** So long after its end a day takes results; from then on all may see them. */
const END_GRACE_MS = 12 * HOUR_MS;

/** The day in UTC at a moment in ms since 1970, YYYY-MM-DD. */
export const dayAt = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The first moment of a day, in ms since 1970. */
const beginOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Whether a match of the day may begin at `now`, in ms since 1970. */
export const mayBegin = (day: string, now: number): boolean =>
  now >= beginOf(day) && now < beginOf(day) + DAY_MS + BEGIN_GRACE_MS;

/** Whether the day takes no more results at `now`, in ms since 1970. */
export const isClosed = (day: string, now: number): boolean =>
  now >= beginOf(day) + DAY_MS + END_GRACE_MS;

/** The days that may be begun at `now`, newest first. */
export const openDays = (now: number): readonly string[] =>
  [dayAt(now), dayAt(now - DAY_MS)].filter((day) => mayBegin(day, now));

/** The day of `now` and so many days before, newest first. */
export const lastDays = (now: number, days: number): readonly string[] =>
  Array.from({ length: days + 1 }, (_, ago) => dayAt(now - ago * DAY_MS));
