import type { MomentsAnswer, MomentsRequest, VisiblePosition } from '@atoll/protocol';
import type { LiveSession } from '../../net/live-session.ts';
import type { LookBack } from '../../table/session/look-back.ts';
import { NO_REVERT, type TableState } from '../../table/session/table-state.ts';

/** How long the steps of moments may take to arrive, in ms; without them nothing moves. */
const PATIENCE = 3_000;

/** The table as it stood, with what is known of it by now in all that moments do not tell. */
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

/** Resolves when the table knows the steps that led to these moments, or too late. */
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
    const timer = setTimeout(end, PATIENCE);
    const stop = table.subscribe(() => {
      if (isKnown()) end();
    });
    if (isKnown()) end();
  });

/** Asks the server how a live table stood before; nothing where it does not say. */
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

/** Where to look: an action farther back or on, the present, or just after a log entry. */
export type LookMove =
  | { readonly to: 'back' }
  | { readonly to: 'on' }
  | { readonly to: 'now' }
  | { readonly to: 'entry'; readonly seq: number };

/**
 * Looks there; asks the server for what this page never saw. Where it does not say, the nearest
 * that is known is shown.
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

/** Asks for moments before the first that is known; false where there are none. */
async function learnEarlier(table: LiveSession, looking: LookBack): Promise<boolean> {
  const before = looking.first();
  if (before > 0) looking.learn(await fetchPast(table, { from: 0, before }));
  return looking.first() < before;
}
