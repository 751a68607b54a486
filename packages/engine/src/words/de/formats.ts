import { formatsFor } from '../../formats.ts';

/** The formats of German words. */
export const { all, any, counted, percent, plural, series, signed, tenth, whole } = formatsFor('de');
