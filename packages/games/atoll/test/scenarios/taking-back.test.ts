import { play, undo, undoable, type Match } from '@atoll/engine';
import { describe, expect, test } from '@jest/globals';
import { atoll, type AtollAction, type AtollState } from '../../src/index.ts';
import { at, buyCoral, choose, done, feed, income, pass, reduce } from './actions.ts';
import type { Played } from './played.ts';
import { alone, reef } from './reef.ts';

/** Plays on from there; how many of the steps seat 0 could take back after each. */
function open(told: Played, ...actions: readonly AtollAction[]): { readonly counts: readonly number[]; readonly match: Match<AtollState> } {
  let match: Match<AtollState> = { state: told.state, seq: 0, trail: [] };
  const counts = actions.map((action) => {
    const played = play(atoll, match, { seat: 0, action, at: 0 });
    if (!played.ok) throw new Error(JSON.stringify(played.reasons));
    match = played.match;
    return undoable(match, 0).length;
  });
  return { counts, match };
}

describe('[P7] A turn may be taken back while it still asks', () => {
  test('until the last answer of a feeding', () => {
    const match = alone({ animals: ['tiger-shark', 'flame-angelfish', 'boxer-crab'] });
    expect(open(match, feed('tiger-shark'), reduce('boxer-crab'), reduce('flame-angelfish')).counts).toEqual([1, 2, 0]);
  });

  test('and then stands as it was', () => {
    const before = alone({ animals: ['tiger-shark', 'flame-angelfish', 'boxer-crab'] });
    const { match } = open(before, feed('tiger-shark'), reduce('boxer-crab'));
    const back = undo(atoll, match, { seat: 0, at: 0 });
    expect(back.ok && back.match.state).toEqual(before.state);
  });

  test('a turn without questions is over at once', () => {
    expect(open(alone({ animals: ['flame-angelfish'] }), feed('flame-angelfish'), pass).counts).toEqual([0, 0]);
  });

  test('not once a new card lies in the offer', () => {
    const match = alone({ coins: 2, corals: [{ card: 'basic-coral', polluted: true }] }, { offers: { corals: ['lettuce-coral'] } });
    expect(open(match, buyCoral('lettuce-coral'), at(1, 1), choose('basic-coral')).counts).toEqual([1, 2, 0]);
  });

  test('alone, the discards until the new cards are turned up', () => {
    const match = reef([{}], { offers: { animals: ['sea-apple', 'sea-wasp'] } });
    expect(open(match, pass, income('scientists'), choose('sea-apple'), done, done).counts).toEqual([0, 1, 2, 3, 0]);
  });
});
