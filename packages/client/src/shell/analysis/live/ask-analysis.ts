import type { AnalysisReport, RecordTags } from '@atoll/engine';

/** A position of a game: the heading of its record, and the moves from there. */
export interface AnalysisRequest {
  readonly game: string;
  readonly tags: RecordTags;
  readonly moves: readonly string[];
}

/** An answer of the thread; there are many for one request. */
export type AnalysisAnswer =
  | { readonly ok: true; readonly report: AnalysisReport }
  | { readonly ok: false; readonly error: string };

/** Starts a thread that analyses the position; the result stops it. */
export function askAnalysis(
  request: AnalysisRequest,
  listen: (answer: AnalysisAnswer) => void,
): () => void {
  const worker = new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<AnalysisAnswer>) => listen(data));
  worker.addEventListener('error', ({ message }) => listen({ ok: false, error: message }));
  worker.postMessage(request);
  return () => worker.terminate();
}
