/** The resources of the five tracks of a board, in the order in which they are printed. */
export const RESOURCES = ['chemical', 'marine', 'conservation', 'technology', 'money'] as const;
export type Resource = (typeof RESOURCES)[number];

/** The seas that fish and awards belong to. */
export const REGIONS = ['north-pacific', 'atlantic', 'south-pacific', 'indian', 'arctic'] as const;
export type Region = (typeof REGIONS)[number];

/** The uses of a turn; each has its own column on a board. */
export const COLUMNS = ['build', 'operation', 'upgrade', 'research'] as const;
export type Column = (typeof COLUMNS)[number];

/** The sides of the map. */
export const SIDES = ['equatorial', 'polar'] as const;
export type Side = (typeof SIDES)[number];

/** One award a region, and one for a tile of every region. */
export const AWARDS = [...REGIONS, 'world-wide'] as const;
export type Award = (typeof AWARDS)[number];
