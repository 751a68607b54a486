import type { SteereAtollAction } from '../../src/index.ts';
import type { Coach } from '@atoll/table-kit/table/coach/coach.ts';
import type { SteereLocale } from '../words/steere-locale.ts';

/** In shares of matches that are won. */
const LEAST = 0.15;

/** How a better action is worded at a table of Steere's Atoll. */
export const coachIn = ({ text }: SteereLocale): Coach => ({
  least: LEAST,
  unit: 'wins',
  say: ({ action }) => text.actionText(action as SteereAtollAction),
});
