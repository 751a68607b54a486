import { fieldsOf } from '@atoll/engine';
import { readNotes, type MomentNote } from './moment-note.ts';

/** The beginning of a fragment with notes, and the version of its form. */
const FIELD = '#notes=';
const VERSION = '1';
/** The maximum length of the fragment: longer links are cut off by messengers. */
export const LINK_LENGTH = 6_000;
/** The maximum size of the notes after decompression, in bytes. */
const BYTES = 64_000;

/** Why the notes of a link cannot be read. */
export type BadNotes = 'damaged' | 'newer' | 'tooLong' | 'otherMatch';

export type LinkedNotes =
  | { readonly ok: true; readonly notes: readonly MomentNote[] }
  | { readonly ok: false; readonly why: BadNotes };

/** The match to which notes belong. */
export interface NotedMatch {
  readonly matchId: string;
  /** Its last position. */
  readonly length: number;
}

/** Whether a fragment of an address holds notes, valid or not. */
export const holdsNotes = (fragment: string): boolean => fragment.startsWith(FIELD);

/** The notes as a fragment of an address; undefined where it would be too long. */
export async function notesFragment(
  notes: readonly MomentNote[],
  { matchId }: Pick<NotedMatch, 'matchId'>,
): Promise<string | undefined> {
  const text = JSON.stringify({ match: matchId, notes });
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const fragment = `${FIELD}${VERSION}${base64Url(bytes)}`;
  return fragment.length > LINK_LENGTH ? undefined : fragment;
}

/** Reads the notes of a fragment; everything in it is checked. */
export async function notesIn(fragment: string, match: NotedMatch): Promise<LinkedNotes> {
  const value = fragment.slice(FIELD.length);
  if (fragment.length > LINK_LENGTH) return { ok: false, why: 'tooLong' };
  if (!value.startsWith(VERSION))
    return { ok: false, why: /^[2-9]/.test(value) ? 'newer' : 'damaged' };
  let read: unknown;
  try {
    read = JSON.parse(await unpacked(bytesOf(value.slice(VERSION.length))));
  } catch {
    return { ok: false, why: 'damaged' };
  }
  const { match: matchId, notes } = fieldsOf(read);
  if (typeof matchId !== 'string') return { ok: false, why: 'damaged' };
  if (matchId !== match.matchId) return { ok: false, why: 'otherMatch' };
  const known = readNotes(notes, match.length);
  return known ? { ok: true, notes: known } : { ok: false, why: 'damaged' };
}

/** The text of packed bytes. Rejects what is no packed UTF-8, or longer than notes can be. */
async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > BYTES) {
      await reader.cancel();
      throw new RangeError(`the notes have more than ${BYTES} bytes`);
    }
    text += decoder.decode(value, { stream: true });
  }
}

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Throws `InvalidCharacterError` for other text. */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  );
