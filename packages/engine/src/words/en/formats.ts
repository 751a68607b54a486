import { formatsFor } from '../../formats.ts';

/** The formats of English words. */
export const { all, any, counted, ordinal, percent, plural, series, signed, tenth, whole } = formatsFor('en');
