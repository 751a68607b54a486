import type { AnimalCard } from '../../cards/index.ts';
import type { AnimalEffect, Feed, FeedBranch, Modifier, Op, Trigger } from '../../vocabulary.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Phrase } from '../phrase.ts';

// A table of words has a function for the very member that its key names, which TypeScript cannot
// follow through an index.

/** The words of one op. */
export const opIn = (words: Catalogue['ops'], op: Op): Phrase =>
  (words[op.op] as (op: Op) => Phrase)(op);

/** One way to feed an animal, or all ways on its card. */
export const feedIn = (
  words: Catalogue['feeds'],
  feed: Feed | FeedBranch,
  card: AnimalCard,
): Phrase => (words[feed.kind] as (feed: Feed, card: AnimalCard) => Phrase)(feed, card);

/** The same in icons. */
export const shortFeedIn = (words: Catalogue['feedsShort'], feed: Feed | FeedBranch): Phrase =>
  (words[feed.kind] as (feed: Feed) => Phrase)(feed);

/** The words of one modifier. */
export const modifierIn = (words: Catalogue['modifiers'], modifier: Modifier): Phrase =>
  (words[modifier.modifier] as (modifier: Modifier) => Phrase)(modifier);

/** The words of one effect of an animal. */
export const effectIn = (
  words: Catalogue['effects'],
  effect: AnimalEffect,
  card: AnimalCard,
): Phrase => (words[effect.on] as (effect: AnimalEffect, card: AnimalCard) => Phrase)(effect, card);

/** The words of a trigger. */
export const triggerIn = (words: Catalogue['triggers'], trigger: Trigger): Phrase =>
  (words[trigger.on] as (trigger: Trigger) => Phrase)(trigger);
