import { catalog } from '@atoll/catalog';
import type { AnalysisAnswer, AnalysisRequest } from './ask-analysis.ts';
import { positionAfter } from '../study/position-after.ts';

/** A thread of the browser that analyses one position, and ends with it. */
addEventListener('message', ({ data }: MessageEvent<AnalysisRequest>) => {
  analyse(data).catch((error: unknown) => answer({ ok: false, error: String(error) }));
});

async function analyse({ game, tags, moves }: AnalysisRequest): Promise<void> {
  const rules = await catalog[game]?.analysis?.();
  if (rules === undefined) throw new Error(`the game "${game}" has no analysis`);
  const program = await rules.loadAnalysis();
  const position = positionAfter({ rules }, { tags }, moves);
  for (const report of program(position, { seed: SEED })) answer({ ok: true, report });
}

function answer(message: AnalysisAnswer): void {
  postMessage(message);
}

/** The same position has the same figures each time. */
const SEED = 'analysis';
