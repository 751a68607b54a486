import { formatsFor } from '../../formats.ts';

/** The formats of Czech words. */
export const { all, any, counted, percent, plural, series, signed, tenth, whole } = formatsFor('cs');
