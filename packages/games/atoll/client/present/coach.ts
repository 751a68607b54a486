import type { AtollAction, AtollView } from '../../src/index.ts';
import { phraseText } from '../../src/text/index.ts';
import type { Coach } from '@atoll/table-kit/table/coach/coach.ts';
import type { AtollLocale } from '../words/atoll-locale.ts';

/** In points at the end of the match. */
const LEAST = 3;

/** How a better action is worded at a table of Atoll. */
export const coachIn = ({ text }: AtollLocale): Coach => ({
  least: LEAST,
  unit: 'points',
  round: (view) => (view as AtollView).round,
  say: ({ action, view, seat }, names) =>
    phraseText(text.actionPhrase(action as AtollAction, { view: view as AtollView, seat, names })),
});
