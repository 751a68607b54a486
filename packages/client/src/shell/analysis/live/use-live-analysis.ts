import type { AnalysisReport } from '@atoll/engine';
import { useEffect, useRef, useState } from 'react';
import { askAnalysis, type AnalysisRequest } from './ask-analysis.ts';

/** What is known of the shown position. */
export type LiveAnalysis =
  | { readonly kind: 'off' | 'beginning' | 'failed' }
  | { readonly kind: 'known'; readonly report: AnalysisReport };

/** Milliseconds that a position is shown before its analysis begins: many are only passed. */
const PASSING = 150;

/** Finished positions whose reports are kept. */
const KEPT = 200;

/**
 * Analyses a position while it is shown; undefined analyses nothing. A position that changes stops
 * the analysis of the one before.
 */
export function useLiveAnalysis(request: AnalysisRequest | undefined): LiveAnalysis {
  const key = request && JSON.stringify(request);
  const [found, setFound] = useState<{ readonly key: string; readonly live: LiveAnalysis }>();
  const latest = useRef(request);
  latest.current = request;
  const finished = useRef(new Map<string, AnalysisReport>());
  useEffect(() => {
    const asked = latest.current;
    if (key === undefined || asked === undefined || finished.current.has(key)) return undefined;
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      stop = askAnalysis(asked, (answer) => {
        if (!answer.ok) {
          console.warn(answer.error);
          return setFound({ key, live: { kind: 'failed' } });
        }
        const { report } = answer;
        if (report.progress === 1) keep(finished.current, key, report);
        return setFound({ key, live: { kind: 'known', report } });
      });
    }, PASSING);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [key]);
  if (key === undefined) return { kind: 'off' };
  const report = finished.current.get(key);
  if (report) return { kind: 'known', report };
  return found?.key === key ? found.live : { kind: 'beginning' };
}

function keep(reports: Map<string, AnalysisReport>, key: string, report: AnalysisReport): void {
  const [oldest] = reports.keys();
  if (reports.size >= KEPT && oldest !== undefined) reports.delete(oldest);
  reports.set(key, report);
}
