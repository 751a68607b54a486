import { expect, test } from '@jest/globals';
import {
  MOST_NOTES,
  NOTE_LENGTH,
  type MomentNote,
} from '../../../src/shell/moment-notes/moment-note.ts';
import {
  holdsNotes,
  LINK_LENGTH,
  notesFragment,
  notesIn,
} from '../../../src/shell/moment-notes/note-link.ts';

const match = { matchId: 'match-of-the-notes', length: 90 };
const notes: readonly MomentNote[] = [
  { at: 0, text: 'Vorher war alles möglich 🐠' },
  { at: 42, text: '<b>Here</b> the match was decided' },
];
const made = async (of: readonly MomentNote[]): Promise<string> =>
  (await notesFragment(of, match)) ?? '';

/** A fragment with any value in place of the match and its notes. */
async function packed(value: unknown): Promise<string> {
  const stream = new Blob([JSON.stringify(value)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = Buffer.from(await new Response(stream).arrayBuffer());
  return `#notes=1${bytes.toString('base64url')}`;
}

test('a link gives back the notes that it was made of', async () => {
  const fragment = await made(notes);
  expect(holdsNotes(fragment)).toBe(true);
  expect(fragment).toMatch(/^#notes=1[\w-]+$/);
  expect(await notesIn(fragment, match)).toEqual({ ok: true, notes });
});

test('as many notes as a match takes fit into a link if they are of usual length, and never too many', async () => {
  const text = (at: number): string =>
    `Note ${at}: this was a good move, better than the other one.`;
  const many = Array.from({ length: MOST_NOTES }, (_, at) => ({ at, text: text(at) }));
  expect((await made(many)).length).toBeGreaterThan(100);
  const noise = (at: number): string =>
    Array.from({ length: NOTE_LENGTH }, (_, place) =>
      String.fromCharCode(0x4e00 + ((at * 7919 + place * 104729) % 20000)),
    ).join('');
  const long = Array.from({ length: MOST_NOTES }, (_, at) => ({ at, text: noise(at) }));
  expect(await notesFragment(long, match)).toBeUndefined();
});

test.each<[string, () => Promise<string>, string]>([
  ['cut off', async () => (await made(notes)).slice(0, -20), 'damaged'],
  ['changed', async () => (await made(notes)).replace(/.{8}$/, '!!!!!!!!'), 'damaged'],
  ['empty', async () => '#notes=', 'damaged'],
  ['of a later version', async () => (await made(notes)).replace('=1', '=2'), 'newer'],
  ['too long', async () => `#notes=1${'A'.repeat(LINK_LENGTH)}`, 'tooLong'],
  ['of another match', () => packed({ match: 'another', notes }), 'otherMatch'],
  ['of no match', () => packed({ notes }), 'damaged'],
  ['no record', () => packed(7), 'damaged'],
  [
    'huge when unpacked',
    () => packed({ match: match.matchId, notes: 'a'.repeat(99_000) }),
    'damaged',
  ],
  ...(
    [
      ['of text', 'notes'],
      ['behind the end', [{ at: 91, text: 'late' }]],
      ['before the start', [{ at: -1, text: 'early' }]],
      ['between positions', [{ at: 1.5, text: 'half' }]],
      ['without text', [{ at: 1, text: ' ' }]],
      ['with text that turns', [{ at: 1, text: '\u202egnp' }]],
      ['longer than allowed', [{ at: 1, text: 'a'.repeat(NOTE_LENGTH + 1) }]],
      ['twice at a position', [notes[0], notes[0]]],
      ['too many', Array.from({ length: MOST_NOTES + 1 }, (_, at) => ({ at, text: 'x' }))],
    ] as const
  ).map(([what, value]): [string, () => Promise<string>, string] => [
    what,
    () => packed({ match: match.matchId, notes: value }),
    'damaged',
  ]),
])('notes %s are refused', async (_, fragment, why) => {
  expect(await notesIn(await fragment(), match)).toEqual({ ok: false, why });
});
