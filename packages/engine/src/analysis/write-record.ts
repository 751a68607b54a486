import type { AnalysisRecord, RecordNode } from './analysis-record.ts';

/** The longest line that is written, but for notes. */
const WIDTH = 80;

/**
 * The text of a record; `order` names the tags in the order in which they are written. A tag
 * without a value is left out.
 */
export function writeRecord(
  game: string,
  { tags, note, next }: AnalysisRecord,
  order: readonly string[],
): string {
  const heading = order.flatMap((tag) => {
    const value = tags[tag];
    return value === undefined || value === '' ? [] : [`[${tag} "${value}"]`];
  });
  const parts = [...noteParts(note), ...lineParts(next, 1)];
  const text = [`[game "${game}"]`, ...heading].join('\n');
  return parts.length === 0 ? `${text}\n` : `${text}\n\n${wrapped(parts)}\n`;
}

/** The main line of some moves, with its variations after each move. */
function lineParts(from: readonly RecordNode[], number: number): readonly string[] {
  const parts: string[] = [];
  let next = from;
  for (let at = number; ; at++) {
    const [main, ...others] = next;
    if (main === undefined) return parts;
    parts.push(...moveParts(main, at));
    for (const other of others) {
      const inner = [...moveParts(other, at), ...lineParts(other.next, at + 1)];
      parts.push(...bracketed(inner));
    }
    next = main.next;
  }
}

function moveParts({ move, note }: RecordNode, number: number): readonly string[] {
  return [`${number}. ${move}`, ...noteParts(note)];
}

function noteParts(note: string): readonly string[] {
  return note === '' ? [] : [`{${note.replaceAll(/[\\}]/g, String.raw`\$&`)}}`];
}

function bracketed(parts: readonly string[]): readonly string[] {
  return parts.map(
    (part, at) => `${at === 0 ? '(' : ''}${part}${at === parts.length - 1 ? ')' : ''}`,
  );
}

/** Joins the parts by spaces, and by ends of lines where a line would become too long. */
function wrapped(parts: readonly string[]): string {
  let text = '';
  let width = 0;
  for (const part of parts) {
    const lines = part.split('\n');
    const first = lines[0]?.length ?? 0;
    const isFull = width > 0 && width + 1 + first > WIDTH;
    text += `${width === 0 ? '' : isFull ? '\n' : ' '}${part}`;
    if (lines.length > 1) width = lines.at(-1)?.length ?? 0;
    else width = isFull || width === 0 ? first : width + 1 + first;
  }
  return text;
}
