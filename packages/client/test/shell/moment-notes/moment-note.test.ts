import { expect, test } from '@jest/globals';
import {
  MOST_NOTES,
  NOTE_LENGTH,
  noteText,
  readNotes,
  soundNotes,
  withNote,
  withOthers,
  withoutNote,
} from '../../../src/shell/moment-notes/moment-note.ts';
import { shownNotes } from '../../../src/shell/moment-notes/shown-notes.ts';

const at = (position: number, text = `at ${position}`) => ({ at: position, text });

test('a position has one note, in the order of the positions', () => {
  const notes = withNote(withNote(withNote([], at(7)), at(2)), at(7, 'again'));
  expect(notes).toEqual([at(2), at(7, 'again')]);
  expect(withoutNote(notes, 2)).toEqual([at(7, 'again')]);
  expect(noteText('  two\nlines ')).toBe('two lines');
});

test('notes of somebody else are added, both texts where both wrote, and nothing is lost', () => {
  const own = [at(2, 'mine')];
  expect(withOthers(own, [at(2, 'theirs'), at(5)])).toEqual([at(2, 'mine / theirs'), at(5)]);
  const both = withOthers(own, [at(2, 'theirs')]);
  expect(withOthers(both, [at(2, 'theirs')])).toEqual(both);
  expect(withOthers(own, [at(2, 'x'.repeat(NOTE_LENGTH))])).toEqual(own);
  const full = Array.from({ length: MOST_NOTES }, (_, position) => at(position));
  expect(withOthers(full, [at(MOST_NOTES)])).toEqual(full);
});

test('while the end is hidden, only notes up to the position are shown', () => {
  const linked = { ok: true, notes: [at(3, 'theirs'), at(9, 'who wins')] } as const;
  const others = [5, 2].map((position) => ({ ...at(position, 'seen'), by: 'x', name: 'Ben' }));
  const review = { others, share: () => undefined };
  expect(shownNotes({ own: [at(1)], linked }, { until: 3, review })).toEqual([
    { ...at(1), by: 'own' },
    { ...at(2, 'seen'), by: 'reviewer', name: 'Ben' },
    { ...at(3, 'theirs'), by: 'other' },
  ]);
});

test('a damaged note hides no other one in a store, and spoils a whole link', () => {
  const stored = [
    at(2),
    { at: 99, text: 'beyond the end' },
    { at: 3 },
    at(2, 'twice'),
    null,
    at(5),
  ];
  expect(soundNotes(stored, 10)).toEqual([at(2), at(5)]);
  expect(readNotes(stored, 10)).toBeUndefined();
  expect(readNotes([at(2), at(5)], 10)).toEqual([at(2), at(5)]);
});
