import { branches } from '../../rules/branch.ts';
import type { Feed, FeedBranch } from '../../vocabulary.ts';
import { includesAnimals } from './filters.ts';

/** The levels at which an animal can be fed. */
const FED_AT = [1, 2] as const;

/**
 * Whether an animal can be fed at least as easily as another one: at each level, every way to feed
 * the other one would do for it too. An animal that rises by itself compares only with one that
 * does so on the same occasion.
 */
export function feedsAsEasily(feed: Feed, other: Feed): boolean {
  if (feed.kind === 'passive' || other.kind === 'passive') return risesAsOften(feed, other);
  return FED_AT.every((level) => {
    const ways = branches(feed, level);
    return branches(other, level).every((paid) => ways.some((way) => isPaidBy(way, paid)));
  });
}

function risesAsOften(feed: Feed, other: Feed): boolean {
  if (feed.kind !== 'passive' || other.kind !== 'passive') return false;
  if (feed.on === 'bought' || other.on === 'bought') return feed.on === other.on;
  return includesAnimals(feed.filter, other.filter);
}

/** Whether who can pay for one way of feeding (`paid`) can pay for the other one. */
function isPaidBy(way: FeedBranch, paid: FeedBranch): boolean {
  switch (way.kind) {
    case 'free':
      return true;
    case 'symbiosisOnly':
    case 'extraFatigue':
      return paid.kind === way.kind;
    case 'pay':
      return paid.kind === 'pay' && way.plankton <= paid.plankton;
    case 'reduce':
      return (
        paid.kind === 'reduce' &&
        way.times <= paid.times &&
        (way.times === 1 || !way.distinct || paid.distinct === true) &&
        includesAnimals(way.filter, paid.filter)
      );
  }
}
