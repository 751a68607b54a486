import { isKeyOf } from '@atoll/engine';
import type { ArkLocale } from '../words/ark-locale.ts';
import type { ArkCoach } from '../table-types.ts';

/** In points at the end of the match. */
const LEAST = 4;

/** How a better action is worded at a table of Hidden Ark. */
export const coachIn = ({ text, game }: ArkLocale): ArkCoach => ({
  least: LEAST,
  unit: 'points',
  kind: ({ type }) => (isKeyOf(game.groups, type) ? game.groups[type] : ''),
  say: ({ action, view }) => text.actionText(action, view),
  // where to begin is chosen before the first turn, and cannot be made up for in a later one
  isMentioned: ({ action }) => action.type !== 'place',
});
