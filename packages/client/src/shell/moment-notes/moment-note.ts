import { fieldsOf } from '@atoll/engine';
import { lineProblem, type LineProblem } from '@atoll/protocol';

/** A text of a person at a position of a replay. */
export interface MomentNote {
  /** The number of actions before the position. */
  readonly at: number;
  readonly text: string;
}

/** How many notes a match takes; a position takes one. */
export const MOST_NOTES = 60;
/** The maximum length of a text, in UTF-16 units. */
export const NOTE_LENGTH = 280;

/** A typed text as it is kept: in one line. */
export const noteText = (typed: string): string => typed.replace(/\s+/g, ' ').trim();

/** The problem of a typed text; undefined for none. */
export const noteProblem = (typed: string): LineProblem | undefined =>
  lineProblem(noteText(typed), NOTE_LENGTH);

/** The notes with this one, in the order of their positions; it replaces one at its position. */
export const withNote = (notes: readonly MomentNote[], note: MomentNote): readonly MomentNote[] =>
  [...withoutNote(notes, note.at), note].sort((a, b) => a.at - b.at);

/** The notes without the one at a position. */
export const withoutNote = (notes: readonly MomentNote[], at: number): readonly MomentNote[] =>
  notes.filter((note) => note.at !== at);

/**
 * Adds the notes of somebody else. At a position that has a note both texts are kept, as far as
 * they fit; notes that no longer fit are left out.
 */
export function withOthers(
  own: readonly MomentNote[],
  others: readonly MomentNote[],
): readonly MomentNote[] {
  return others.reduce((notes, { at, text }) => {
    const mine = notes.find((note) => note.at === at);
    if (!mine) return notes.length < MOST_NOTES ? withNote(notes, { at, text }) : notes;
    const both = `${mine.text} / ${text}`;
    const isKnown = mine.text.includes(text) || both.length > NOTE_LENGTH;
    return isKnown ? notes : withNote(notes, { at, text: both });
  }, own);
}

/** Notes from a link; undefined where anything in them is not as notes are. */
export function readNotes(value: unknown, last: number): readonly MomentNote[] | undefined {
  if (!Array.isArray(value) || value.length > MOST_NOTES) return undefined;
  const list: readonly unknown[] = value;
  const notes = soundNotes(list, last);
  return notes.length === list.length ? notes : undefined;
}

/** Notes from a store, without those that are damaged, and with one at most at each position. */
export function soundNotes(list: readonly unknown[], last: number): readonly MomentNote[] {
  let notes: readonly MomentNote[] = [];
  for (const each of list) {
    const { at, text } = fieldsOf(each);
    const isPlace = typeof at === 'number' && Number.isInteger(at) && at >= 0 && at <= last;
    if (!isPlace || typeof text !== 'string' || notes.length === MOST_NOTES) continue;
    if (noteProblem(text) !== undefined || notes.some((note) => note.at === at)) continue;
    notes = withNote(notes, { at, text: noteText(text) });
  }
  return notes;
}
