import { counted, whole } from '@atoll/engine/formats/en';

const notesOf = { one: 'note', other: 'notes' };

/** Notes at positions of a replay. */
export const notes = {
  button: (count: number) => (count > 0 ? `Notes (${whole(count)})` : 'Notes'),
  title: 'Notes on this match',
  field: (at: number) => (at > 0 ? `Note at action ${whole(at)}` : 'Note at the start'),
  keep: 'Keep',
  hint: (most: number) => `Up to ${whole(most)} characters, kept on this device. An empty note is deleted.`,
  /** Why a text is not kept. */
  empty: 'There is nothing to see in it.',
  long: 'That is too long.',
  invisible: 'It has characters that are invisible or turn the text.',
  stacked: 'It has too many marks on one letter.',
  none: 'No notes yet. Go to a moment and write one.',
  full: (most: number) => `A match takes ${counted(most, notesOf)}: delete one before you write another.`,
  lost: 'This browser keeps nothing: your notes are lost when this page closes.',
  own: 'Your note:',
  other: 'From the link:',
  mine: 'Your notes',
  others: 'Notes from the link',
  othersHint: (count: number) => `Somebody else wrote ${counted(count, notesOf)} here.`,
  keepThem: 'Keep them as yours',
  drop: 'Put them away',
  at: (at: number) => (at > 0 ? `Action ${whole(at)}` : 'Start'),
  delete: 'Delete',
  sure: 'Really delete?',
  remove: (at: number) => `Delete the note at action ${whole(at)}`,
  removeSure: (at: number) => `Really delete? Note at action ${whole(at)}`,
  link: 'Copy a link with your notes',
  linkOfFile: 'Send the file of the match as well.',
  linkTooLong: 'Your notes are too long for a link: shorten or delete some of them.',
  /** Before a note of a person at the same review. */
  by: (name: string) => `${name}:`,
  reviewers: 'Notes of the others here',
  seenByAll: 'Everybody at this shared review sees what you write now.',
  /** Why the notes of a link are not shown. */
  damaged: 'The notes in this link are damaged or cut off. The match is shown without them.',
  newer: 'A newer version of the program wrote the notes in this link. The match is shown without them.',
  tooLong: 'The notes in this link are too long. The match is shown without them.',
  otherMatch: 'The notes in this link belong to another match. This one is shown without them.',
};
