/**
 * The level of detail of a species: `full` on the reading card; `bold` on pieces of about 90
 * pixels, where fewer, thicker parts are clearer.
 */
export type Detail = 'full' | 'bold';

/** A drawing of a species in a 200 x 150 box; most are the same at every detail. */
export type Drawing = (detail: Detail) => string;
