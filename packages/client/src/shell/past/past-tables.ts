import type { MomentsAnswer, MomentsRequest, VisiblePosition } from '@atoll/protocol';
import type { LiveSession } from '../../net/live-session.ts';
import type { LookBack } from '@atoll/table-kit/table/session/look-back.ts';
import { NO_REVERT, type TableState } from '@atoll/table-kit/table/session/table-state.ts';

/** How long the steps of positions may take to arrive, in ms; without them nothing is animated. */
const STEPS_TIMEOUT_MS = 3_000;

/** The table at a past position; parts that positions do not contain are current. */
function pastTable(now: TableState, { seq, view, privateView }: VisiblePosition): TableState {
  return {
    ...now,
    snapshot: now.snapshot && {
      ...now.snapshot,
      seq,
      view,
      phase: 'playing',
      revert: NO_REVERT,
      scores: [],
      outcome: { kind: 'none', won: false, rating: 0, lines: [], band: '' },
    },
    privateView,
    steps: now.steps.filter((step) => step.seq <= seq),
  };
}

/** Resolves when the table has the steps of these positions, or after the timeout. */
const stepsKnown = (table: LiveSession, seqs: readonly number[]): Promise<void> =>
  new Promise((resolve) => {
    const isKnown = (): boolean => {
      const known = new Set(table.getState().steps.map(({ seq }) => seq));
      return seqs.every((seq) => seq === 0 || known.has(seq));
    };
    const end = (): void => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, STEPS_TIMEOUT_MS);
    const stop = table.subscribe(() => {
      if (isKnown()) end();
    });
    if (isKnown()) end();
  });

/** Requests past positions of a live table; none when the server refuses. */
export async function fetchPast(
  table: LiveSession,
  request: MomentsRequest,
): Promise<readonly TableState[]> {
  const answer = (await table.ask('moments', request)) as unknown as MomentsAnswer;
  if (!answer.ok) return [];
  const { moments } = answer;
  await stepsKnown(
    table,
    moments.map(({ seq }) => seq),
  );
  return moments.map((moment) => pastTable(table.getState(), moment));
}

/** Where to look: one action back or forward, the present, or just after a log entry. */
export type LookMove =
  | { readonly to: 'back' }
  | { readonly to: 'on' }
  | { readonly to: 'now' }
  | { readonly to: 'entry'; readonly seq: number };

/**
 * Shows a past position; requests it when this page never saw it. When the server refuses, the
 * nearest known one is shown.
 */
export async function lookThere(
  table: LiveSession,
  looking: LookBack,
  move: LookMove,
): Promise<void> {
  if (move.to === 'now') return looking.lookAt(0);
  if (move.to === 'on') return looking.lookAt(looking.behind() - 1);
  if (move.to === 'back') {
    if (looking.behind() === looking.farthest()) await learnEarlier(table, looking);
    return looking.lookAt(looking.behind() + 1);
  }
  while (looking.first() > move.seq && (await learnEarlier(table, looking))) continue;
  looking.lookAt(looking.since(move.seq));
}

/** Requests positions before the first known one; false where there are none. */
async function learnEarlier(table: LiveSession, looking: LookBack): Promise<boolean> {
  const before = looking.first();
  if (before > 0) looking.learn(await fetchPast(table, { from: 0, before }));
  return looking.first() < before;
}
