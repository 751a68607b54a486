import { MOST_REVIEW_NOTES } from '@atoll/protocol';
import { expect, test } from '@jest/globals';
import { SharedReview } from '../../src/room/review/shared-review.ts';

const review = (...people: readonly string[]): SharedReview => {
  const made = new SharedReview({ matchId: 'm'.repeat(20), last: 200, seats: 2 });
  for (const each of people) made.enter(each, each.toUpperCase());
  return made;
};

test('a leader who is cut off or leaves is followed by the first who asked', () => {
  const one = review('ada', 'ben', 'cid');
  one.changeLead('cid', { do: 'ask' });
  one.cutOff('ada');
  expect(one.messageTo('ben').lead).toBe('cid');
  const other = review('ada', 'ben', 'cid');
  other.leave('ada');
  expect(other.messageTo('ben').lead).toBe('');
  expect(other.changeLead('ben', { do: 'ask' })).toEqual({ ok: true });
  expect(other.messageTo('ben').lead).toBe('ben');
  other.leave('ben');
  expect(other.messageTo('cid').lead).toBe('cid');
});

test('a review takes so many notes, of which a person can change the own ones', () => {
  const one = review('ada', 'ben');
  for (let at = 0; at < MOST_REVIEW_NOTES; at++)
    expect(one.changeNote(at % 2 ? 'ada' : 'ben', { at, text: 'Look' })).toEqual({ ok: true });
  const refused = one.changeNote('ada', { at: 150, text: 'More' });
  expect(refused).toMatchObject({ ok: false, reasons: [{ code: 'too-many-notes' }] });
  expect(one.changeNote('ada', { at: 1, text: 'Changed' })).toEqual({ ok: true });
  expect(one.changeNote('ada', { at: 0, text: '' })).toEqual({ ok: true });
  expect(one.notes).toHaveLength(MOST_REVIEW_NOTES);
  expect(one.changeNote('ben', { at: 0, text: '' })).toEqual({ ok: true });
  expect(one.notes).toHaveLength(MOST_REVIEW_NOTES - 1);
});
