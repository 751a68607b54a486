/**
 * Whether all is played from its beginning: the examination does, the gate begins where a test
 * needs it. EXTENT=long says so.
 */
export const isLong = process.env['EXTENT'] === 'long';

/** A test that decides about every change. */
export const GATE = {};
/** A test that the gate leaves to the examination, since a shorter one shows the same. */
export const EXAMINATION = { tag: '@examination' } as const;
