/** Why a typed line is refused. */
export type LineProblem = 'empty' | 'long' | 'invisible' | 'stacked';

/**
 * Characters that hide or turn the text around them, or are invisible, except for joiners of emoji
 * and of some scripts.
 */
const INVISIBLE =
  /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/u;
/**
 * Marks above and below a letter, stacked: no language needs three that belong to all scripts, or
 * five of its own.
 */
const STACKED = /(?:(?=[\p{Mn}\p{Me}])\p{Script=Inherited}){3}|[\p{Mn}\p{Me}]{5}/u;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** The problem of a line of at most `most` UTF-16 units, trimmed; undefined for none. */
export function lineProblem(line: string, most: number): LineProblem | undefined {
  const trimmed = line.trim();
  if (INVISIBLE.test(trimmed)) return 'invisible';
  if (!SEEN.test(trimmed)) return 'empty';
  if (trimmed.length > most) return 'long';
  return STACKED.test(trimmed) ? 'stacked' : undefined;
}
