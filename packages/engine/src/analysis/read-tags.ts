import type { RecordFault } from './record-problem.ts';

/** The values of a heading, with the place of the first sign of each in the text. */
type TagsRead =
  | {
      readonly ok: true;
      readonly values: ReadonlyMap<string, { readonly value: string; readonly at: number }>;
      /** Where the heading ends. */
      readonly end: number;
    }
  | { readonly ok: false; readonly at: number; readonly fault: RecordFault };

const TAG = /^\[\s*([A-Za-z-]+)\s*"([^"\n]*)"\s*\]/;

/** Reads the heading of a record; the tag `game` may be left out, and is not among the values. */
export function readTags(
  { id, names }: { readonly id: string; readonly names: readonly string[] },
  text: string,
): TagsRead {
  const values = new Map<string, { readonly value: string; readonly at: number }>();
  const seen = new Set<string>();
  for (let end = 0; ; ) {
    const at = end + (/^[\s\uFEFF]*/.exec(text.slice(end))?.[0].length ?? 0);
    if (text[at] !== '[') return { ok: true, values, end: at };
    const [whole, name = '', value = ''] = TAG.exec(text.slice(at)) ?? [];
    if (whole === undefined) return { ok: false, at, fault: { kind: 'tag shape' } };
    const tag = name.toLowerCase();
    if (seen.has(tag)) return { ok: false, at, fault: { kind: 'repeated tag', found: name } };
    seen.add(tag);
    if (tag === 'game') {
      if (value !== id)
        return { ok: false, at, fault: { kind: 'other game', found: value, allowed: id } };
    } else if (!names.includes(tag)) {
      const fault = { kind: 'unknown tag', found: name, allowed: ['game', ...names] } as const;
      return { ok: false, at, fault };
    } else values.set(tag, { value, at: at + whole.indexOf('"') + 1 });
    end = at + whole.length;
  }
}
