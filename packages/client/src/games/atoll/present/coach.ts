import type { AtollAction, AtollView } from '@atoll/game-atoll';
import { phraseText } from '@atoll/game-atoll/text';
import type { Coach } from '../../../table/coach/coach.ts';
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
