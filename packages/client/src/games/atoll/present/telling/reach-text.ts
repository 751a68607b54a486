import type { AtollEvent } from '@atoll/game-atoll';
import { phraseText } from '@atoll/game-atoll/text';
import type { TableState } from '../../../../table/session/table-state.ts';
import { sentencesOf } from './summary.ts';
import { toldPhrase } from './telling.ts';
import type { AtollLocale } from '../../words/atoll-locale.ts';

/**
 * What "Take back" would undo, in words: the first thing that happened since, or '' while nothing
 * can be taken back.
 */
export function reachText(
  locale: AtollLocale,
  { duty: { turns }, steps, seat }: Pick<TableState, 'duty' | 'steps' | 'seat'>,
  names: readonly string[],
): string {
  const from = turns.at(-1);
  if (from === undefined) return '';
  const since = steps.filter((step) => step.seq >= from);
  const readers = { names, you: seat };
  const [
    first = since.flatMap((doer) =>
      (doer.events as readonly AtollEvent[]).map((event) =>
        phraseText(toldPhrase(locale, event, { doer, readers })),
      ),
    )[0],
  ] = sentencesOf(locale, since, readers);
  return first ?? '';
}

/**
 * The step before which nothing can be taken back any more, by its log entry; undefined while
 * nothing can be at all.
 */
export const undoStop = ({ duty: { undoable } }: Pick<TableState, 'duty'>): number | undefined =>
  undoable[0];
