import type { RecordFault } from './record-problem.ts';

/** A part of the text of a record, from `at` up to `end`. */
export type Token = { readonly at: number; readonly end: number } & (
  | { readonly kind: 'note' | 'move'; readonly text: string }
  /** The brackets of a variation, and the number of a move. */
  | { readonly kind: 'begin' | 'end' | 'number' }
  | { readonly kind: 'fault'; readonly fault: RecordFault }
);

/** The next part of the text from there on; undefined at the end. */
export function nextToken(text: string, from: number): Token | undefined {
  const at = from + (/^\s*/.exec(text.slice(from))?.[0].length ?? 0);
  const sign = text[at];
  if (sign === undefined) return undefined;
  const one = { at, end: at + 1 };
  switch (sign) {
    case '(':
      return { kind: 'begin', ...one };
    case ')':
      return { kind: 'end', ...one };
    case '{':
      return noteAt(text, at);
    case '}':
    case ']':
      return { kind: 'fault', ...one, fault: { kind: 'stray', found: sign } };
    case '[':
      return { kind: 'fault', ...one, fault: { kind: 'late tag' } };
    default:
      return wordAt(text, at);
  }
}

/** The line and column of a sign of the text, both from 1. */
export function placeOf(
  text: string,
  at: number,
): { readonly line: number; readonly column: number } {
  const lines = text.slice(0, at).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

function noteAt(text: string, at: number): Token {
  let note = '';
  for (let end = at + 1; end < text.length; end++) {
    const sign = text[end];
    if (sign === '}') return { kind: 'note', at, end: end + 1, text: note };
    if (sign === '\\') end++;
    note += text[end] ?? '';
  }
  return { kind: 'fault', at, end: text.length, fault: { kind: 'open note' } };
}

/** A number with its full stops may stand right before a move. */
function wordAt(text: string, at: number): Token {
  const rest = text.slice(at);
  const number = /^\d+(?:\.+|(?=[\s()[\]{}]|$))/.exec(rest)?.[0] ?? '';
  if (number !== '') return { kind: 'number', at, end: at + number.length };
  const word = /^[^\s()[\]{}]+/.exec(rest)?.[0] ?? '';
  return { kind: 'move', at, end: at + word.length, text: word };
}
