import { phraseText } from '../../../src/text/index.ts';
import { newsOf, stepEventPhrase } from './step-events.ts';
import type { AtollLocale } from '../../words/atoll-locale.ts';
import type { AtollTableState } from '../../table-types.ts';

/**
 * The effect of "Take back" in words: the first event that it would undo, or '' while nothing can
 * be taken back.
 */
export function reachText(
  locale: AtollLocale,
  { prompt: { turns }, steps, seat }: Pick<AtollTableState, 'prompt' | 'steps' | 'seat'>,
  names: readonly string[],
): string {
  const from = turns.at(-1);
  if (from === undefined) return '';
  const since = steps.filter((step) => step.seq >= from);
  const [first] = since.flatMap(({ events, ...doer }) =>
    newsOf(events, doer).map((event) => ({ event, doer })),
  );
  return first === undefined
    ? ''
    : phraseText(
        stepEventPhrase(locale, first.event, { doer: first.doer, readers: { names, you: seat } }),
      );
}

/** Why nothing can be taken back while the match goes on, in words; '' for a spectator. */
export function noReach(
  { words: { table, tableRefusals } }: AtollLocale,
  { prompt, snapshot, steps, seat, past }: AtollTableState,
): string {
  if (seat < 0 || past || snapshot?.phase !== 'playing') return '';
  const { undoNothing, undoFinal } = table.controls;
  if (!steps.some((step) => step.seat === seat)) return undoNothing;
  return prompt.settled === 0 && prompt.undosLeft === 0
    ? (tableRefusals['undo-too-often'] ?? '')
    : undoFinal;
}

/**
 * The step before which nothing can be taken back any more, by its log entry; undefined while
 * nothing can be taken back at all.
 */
export const undoStop = ({
  prompt: { undoable },
}: Pick<AtollTableState, 'prompt'>): number | undefined => undoable[0];
