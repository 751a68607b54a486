import type { AnalysisRecord, AnalysisRules } from '@atoll/engine';

/** The position after some moves of a record, which the rules have allowed before. */
export function positionAfter(
  { rules }: { readonly rules: AnalysisRules },
  { tags }: Pick<AnalysisRecord, 'tags'>,
  moves: readonly string[],
): unknown {
  const started = rules.start(tags);
  if (!started.ok) throw new RangeError(`${started.tag}: ${started.reason.code}`);
  let { position } = started;
  for (const move of moves) {
    const played = rules.play(position, move);
    if (!played.ok) throw new RangeError(`${move}: ${played.reason.code}`);
    ({ position } = played);
  }
  return position;
}
