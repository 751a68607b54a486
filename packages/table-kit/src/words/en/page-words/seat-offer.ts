import { all } from '@atoll/engine/formats/en';

const refusals: Readonly<Record<string, string>> = {
  'just-awaited': 'The match has waited for this player only a moment. Wait a little.',
  'not-awaited': 'Nothing waits for this player now.',
  'ask-others': 'The others at the table have to agree first.',
  program: 'A bot has no say in this.',
  'offer-open': 'Another seat is being offered. Wait until that has ended.',
  'offer-asked': 'That was turned down just now. It can be proposed again in a few minutes.',
  'offer-gone': 'This seat is no longer offered.',
};

/** The offer of an absent player's seat to another person. */
export const seatOffer = {
  open: (name: string) => `Give the seat of ${name} to somebody else`,
  openHint: 'If all who are here agree, a link lets another person take the seat and play on. It ends if the player returns first.',
  asks: (by: string, name: string) => `${by} proposes to give the seat of ${name} to another person, with its cards and for good.`,
  youPropose: (name: string, names: readonly string[]) => `You propose to give the seat of ${name} to another person. Waiting for ${all(names)}.`,
  waiting: (by: string, name: string, names: readonly string[]) => `${by} proposes to give the seat of ${name} to another person. Waiting for ${all(names)}.`,
  agree: 'Agree',
  refuse: 'Rather not',
  withdraw: 'Not after all',
  agreed: (name: string, until: string) => `The seat of ${name} is free for another person until ${until}. The link works once.`,
  copy: 'Copy the link',
  end: 'Withdraw the link',
  taken: (name: string) => `${name} has taken the seat.`,
  ended: (name: string) => `The seat of ${name} is no longer offered.`,
  putAway: 'Close',
  page: 'A seat for you',
  lead: 'A player of this match is gone, and the others give you the seat. You take it as it is and play on.',
  take: 'Take the seat',
  mine: 'You hold a seat in this match already.',
  toMine: 'Go to your seat',
  gone: 'This link leads nowhere any more',
  goneText: 'It was used or withdrawn, its time is over, or the player is back. You may watch the match.',
  given: 'Another person plays your seat',
  givenText: 'You were away for long, and the others agreed to give your seat to somebody else. You may still watch.',
  refusals,
};
