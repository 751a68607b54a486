import { all, counted, plural } from '@atoll/engine/formats/en';

/** How long an offer stands, and which seats compose an answer to it. */
export const offers = {
  seconds: (left: number) => `${left} s`,
  stands: (left: number) => `The offer stands for ${counted(left, { one: 'second', other: 'seconds' })}.`,
  composing: (who: readonly string[]) => `${all(who)} ${plural(who.length, { one: 'is', other: 'are' })} composing an answer.`,
  waits: 'The offer waits while you compose, for two minutes at most.',
  /** The hint's text for an offer: both sides, and the reason. */
  hint: (give: string, want: string) => `The bot would offer ${give} for ${want}`,
  goals: {
    settlement: 'so that you can build a settlement',
    city: 'so that you can build a city',
    road: 'so that you can build a road',
    ship: 'so that you can build a ship',
    card: 'so that you can buy a development card',
  },
  nearer: {
    settlement: 'to come nearer to a settlement',
    city: 'to come nearer to a city',
    road: 'to come nearer to a road',
    ship: 'to come nearer to a ship',
    card: 'to come nearer to a development card',
  },
  useful: 'since these cards are of more use to you',
  filled: 'Press Offer: it is filled in.',
  /** Before a no that binds for the rest of the match. */
  never: { asked: 'You are not asked about this exchange again in this match.', back: 'Back', sure: 'Never ask me' },
};
