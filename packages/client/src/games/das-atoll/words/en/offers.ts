import { formatsFor } from '@atoll/engine';

const { all, counted, plural } = formatsFor('en');

/** How long an offer stands, and who composes an answer to it. */
export const offers = {
  seconds: (left: number) => `${left} s`,
  stands: (left: number) =>
    `The offer stands for ${counted(left, { one: 'second', other: 'seconds' })}.`,
  composing: (who: readonly string[]) =>
    `${all(who)} ${plural(who.length, { one: 'is', other: 'are' })} composing an answer.`,
  waits: 'The offer waits while you compose, for two minutes at most.',
};
