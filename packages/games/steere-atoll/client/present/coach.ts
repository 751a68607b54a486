import type { SteereLocale } from '../words/steere-locale.ts';
import type { SteereCoach } from '../table-types.ts';

/** In shares of matches that are won. */
const LEAST = 0.15;

/** How a better action is worded at a table of Steere's Atoll. */
export const coachIn = ({ text }: SteereLocale): SteereCoach => ({
  least: LEAST,
  unit: 'wins',
  say: ({ action }) => text.actionText(action),
});
