import { matchFrom, openTurns, play, undo, undoable, type Match } from '@atoll/engine';
import { describe, expect, test } from '@jest/globals';
import { atoll, type AtollAction, type AtollState } from '../../../src/index.ts';
import { at, buyCoral, choose, done, feed, income, pass, reduce } from '../support/actions.ts';
import type { Played } from '../support/played.ts';
import { alone, reef } from '../support/reef.ts';

/** Plays on from there; how many of the steps seat 0 could take back after each. */
function open(
  from: Played,
  ...actions: readonly AtollAction[]
): { readonly counts: readonly number[]; readonly match: Match<AtollState> } {
  let match: Match<AtollState> = matchFrom(from.state);
  const counts = actions.map((action) => {
    const played = play(atoll, match, { seat: 0, action, at: 0 });
    if (!played.ok) throw new Error(JSON.stringify(played.reasons));
    match = played.match;
    return undoable(match, 0).length;
  });
  return { counts, match };
}

describe('[P7] A turn may be taken back', () => {
  test('answer by answer, also when a feeding is complete', () => {
    const match = alone({ animals: ['tiger-shark', 'flame-angelfish', 'boxer-crab'] });
    expect(
      open(match, feed('tiger-shark'), reduce('boxer-crab'), reduce('flame-angelfish')).counts,
    ).toEqual([1, 2, 3]);
  });

  test('and then stands as it was', () => {
    const before = alone({ animals: ['tiger-shark', 'flame-angelfish', 'boxer-crab'] });
    const { match } = open(before, feed('tiger-shark'), reduce('boxer-crab'));
    const back = undo(atoll, match, { seat: 0, at: 0 });
    expect(back.ok && back.match.state).toEqual(before.state);
  });

  test('alone, several turns one after the other', () => {
    const { counts, match } = open(
      alone({ animals: ['flame-angelfish'] }),
      feed('flame-angelfish'),
      pass,
    );
    expect([counts, openTurns(match, 0)]).toEqual([[1, 2], { turns: [1, 2], midway: false }]);
  });

  test('once it is over, until another seat has acted', () => {
    const two = reef([{ animals: ['flame-angelfish'] }, { animals: ['boxer-crab'] }]);
    const { match } = open(two, feed('flame-angelfish'));
    expect([atoll.activeSeats(match.state), undoable(match, 0)]).toEqual([[1], [1]]);
    const answered = play(atoll, match, { seat: 1, action: pass, at: 0 });
    expect(answered.ok && [undoable(answered.match, 0), undoable(answered.match, 1)]).toEqual([
      [],
      [2],
    ]);
  });

  test('not once a new card lies in the offer', () => {
    const match = alone(
      { coins: 2, corals: [{ card: 'basic-coral', polluted: true }] },
      { offers: { corals: ['lettuce-coral'] } },
    );
    expect(open(match, buyCoral('lettuce-coral'), at(1, 1), choose('basic-coral')).counts).toEqual([
      1, 2, 0,
    ]);
  });

  test('alone, the discards until the new cards are turned up', () => {
    const match = reef([{}], { offers: { animals: ['sea-apple', 'sea-wasp'] } });
    expect(open(match, pass, income('scientists'), choose('sea-apple'), done, done).counts).toEqual(
      [1, 2, 3, 4, 0],
    );
  });
});
