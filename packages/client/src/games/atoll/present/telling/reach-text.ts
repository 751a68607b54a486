import type { AtollEvent } from '@atoll/game-atoll';
import { phraseText } from '@atoll/game-atoll/text';
import type { TableState } from '../../../../table/session/table-state.ts';
import { isNews, toldPhrase } from './telling.ts';
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
  const since = steps
    .filter((step) => step.seq >= from)
    .flatMap(({ events, ...doer }) =>
      (events as readonly AtollEvent[]).map((event) => ({ event, doer })),
    );
  const first = since.find(({ event, doer }) => isNews(event, doer)) ?? since[0];
  return first === undefined
    ? ''
    : phraseText(
        toldPhrase(locale, first.event, { doer: first.doer, readers: { names, you: seat } }),
      );
}

/**
 * The step before which nothing can be taken back any more, by its log entry; undefined while
 * nothing can be at all.
 */
export const undoStop = ({ duty: { undoable } }: Pick<TableState, 'duty'>): number | undefined =>
  undoable[0];
