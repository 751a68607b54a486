import type { TableState } from '@atoll/table-kit/table/session/table-state.ts';
import type { Settings } from '@atoll/table-kit/settings/settings.ts';
import { momentPath } from '../replay/position-link.ts';

/** How many of the newest steps are included. */
const STEPS = 20;

export interface ReportedPage {
  readonly origin: string;
  /** The address of the running script: it identifies the exact build. */
  readonly build: string;
  readonly browser: string;
  readonly screen: string;
  readonly settings: Settings;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * The information for diagnosing a problem at a table, as JSON. While the match runs it contains
 * only what every seat may know: no private view, no legal actions and no events, which may reveal
 * draws; never a token or a code.
 */
export function reportText(matchId: string, state: TableState, page: ReportedPage): string {
  const { status, snapshot, seat, prompt, steps, busy, privateView } = state;
  const over = snapshot?.phase === 'over';
  // a replay counts the decisions that were not taken back, not the entries of the log
  const at = steps.length;
  const { question, asked, legal, undoable } = prompt;
  return JSON.stringify(
    {
      report: 1,
      at: new Date(page.now).toISOString(),
      match: matchId,
      moment: `${page.origin}${momentPath(matchId, { at, seat })}`,
      seat,
      status,
      busy,
      question: { question, asked, legal: legal.length, undoable },
      steps: steps.slice(-STEPS).map((step) => (over ? step : { seq: step.seq, seat: step.seat })),
      ...(over && { privateView }),
      table: snapshot,
      page: { ...page, now: undefined },
    },
    undefined,
    1,
  );
}
