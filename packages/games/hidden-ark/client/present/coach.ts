import type { HiddenArkAction, HiddenArkView } from '../../src/index.ts';
import type { Coach } from '@atoll/table-kit/table/coach/coach.ts';
import type { ArkLocale } from '../words/ark-locale.ts';

/** In points at the end of the match. */
const LEAST = 4;

/** How a better action is worded at a table of Hidden Ark. */
export const coachIn = ({ text }: ArkLocale): Coach => ({
  least: LEAST,
  unit: 'points',
  say: ({ action, view }) => text.actionText(action as HiddenArkAction, view as HiddenArkView),
  // where to begin is chosen before the first turn, and cannot be made up for in a later one
  isTold: ({ action }) => (action as HiddenArkAction).type !== 'place',
});
