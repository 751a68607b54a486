import type { AnalysisParts } from '../use-analysis-parts.ts';

/** A move with its number, from 1, as the lists and the text of a study count it. */
export function numberedMove(
  { client }: AnalysisParts,
  { number, move }: { readonly number: number; readonly move: string },
): string {
  return `${number}. ${client.words.move(move)}`;
}
