/**
 * The bands of a common result, from the poorest to the best; by number of seats the rating from
 * which each starts.
 */
export const BANDS = [
  'adrift',
  'untrained',
  'undecided',
  'deckhand',
  'trainee',
  'recruit',
  'captain',
  'guardian',
  'expert',
  'master',
  'saviour',
] as const;
export type Band = (typeof BANDS)[number];

const FROM: readonly (readonly number[])[] = [
  [100, 131, 151, 161, 171, 181, 191, 201, 211, 221],
  [90, 121, 141, 151, 161, 171, 181, 191, 201, 211],
  [51, 81, 101, 111, 121, 131, 141, 151, 161, 171],
  [31, 51, 61, 71, 81, 91, 101, 111, 121, 131],
];

/** The first band that counts as a success; lower bands are failures. */
export const FIRST_WON: Band = 'deckhand';

/** The band of a rating reached by 1 to 4 seats. */
export function bandOf(rating: number, seats: number): Band {
  const reached = (FROM[seats - 1] ?? []).filter((from) => rating >= from).length;
  return BANDS[reached] ?? 'adrift';
}

/** The bands of a number of seats with the rating from which each starts, the poorest first. */
export function bandsFrom(
  seats: number,
): readonly { readonly band: Band; readonly from: number }[] {
  const from = [-Infinity, ...(FROM[seats - 1] ?? [])];
  return BANDS.map((band, index) => ({ band, from: from[index] as number }));
}

/** Whether a band counts as a common success. */
export function isSuccess(band: Band): boolean {
  return BANDS.indexOf(band) >= BANDS.indexOf(FIRST_WON);
}

/** The rating from which a band starts for 1 to 4 seats; 0 for the poorest. */
export function bandFrom(band: Band, seats: number): number {
  return FROM[seats - 1]?.[BANDS.indexOf(band) - 1] ?? 0;
}
