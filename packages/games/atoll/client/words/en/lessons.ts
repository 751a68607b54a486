import type { QuestionKind } from '../../../src/index.ts';

/**
 * The lesson for each kind of prompt, for a person who meets it for the first time: one or two
 * short sentences.
 */
export const lessons: Readonly<Record<Exclude<QuestionKind, 'none'> | 'ownPrey', string>> = {
  turn: 'Each turn is one action. A good start: buy a coral, then an animal that fits its colonies, and feed it later.',
  cell: 'Cells with a plus fit: a coral touches a corner of one of yours, an animal needs colonies that face its cell.',
  payment: 'Fish scales can stand in, but each scale that you keep is a point at the end.',
  branch: 'This animal can be fed in more than one way; you pay only for the one that you choose.',
  prey: 'Your prey goes down one level, and from low it leaves your reef. With a Hunt you may name an animal elsewhere instead, which loses nothing.',
  ownPrey: 'Your prey goes down one level, and from low it leaves your reef.',
  partner: 'The partner in Symbiosis may rise too, for free and without Fatigue.',
  pollute: 'A polluted coral does not work and costs a point: choose the one that you need least.',
  clean: 'A coral works again as soon as its pollution is gone.',
  raise: 'A level brings the points printed on it, and reaching high brings fish scales besides.',
  reduce: 'The animal goes down one level; from low it leaves your reef.',
  rest: 'An animal without Fatigue can be fed again in this round.',
  tire: 'An animal with Fatigue cannot be fed until Recovery has taken it off.',
  colony: 'Colonies make room for animals, and all of them bring plankton in Recovery.',
  again: 'You may do this once more, or stop here.',
  oneOf: 'Only one of these happens.',
  sale: 'Four plankton make a coin; keep what you need to feed and to grow.',
  bloom: 'Each coral that you pollute brings plankton, but does not work until its pollution is gone.',
  purify: 'Begin with the coral that you want to work again.',
  income: 'Tourists bring more coins and a pollution; Scientists bring fewer coins and leave no pollution.',
  discard: 'The cards that you name are replaced; all others stay in the offer.',
};
