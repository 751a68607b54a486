import { isKeyOf } from '@atoll/engine';
import type { DasLocale } from '../words/das-locale.ts';
import { actionWords } from './game-words.ts';
import { namesIn } from './places.ts';
import type { DasCoach } from '../table-types.ts';

/** In points at the end of the match; ten points win, so that one is much. */
const LEAST = 1;

/** How a better action is worded at a table of Das Atoll. */
export const coachIn = (locale: DasLocale): DasCoach => ({
  least: LEAST,
  unit: 'points',
  kind: ({ type }) => (isKeyOf(locale.game.groups, type) ? locale.game.groups[type] : ''),
  say: ({ action, view }, names) => actionWords(locale, action, namesIn(locale, view, names)),
});
