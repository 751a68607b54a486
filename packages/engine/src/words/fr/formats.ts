import { formatsFor } from '../../formats.ts';

/** The formats of French words. */
export const { all, any, counted, ordinal, percent, plural, series, signed, tenth, whole } = formatsFor('fr');
