import { isKeyOf } from '@atoll/engine';
import { phraseText } from '../../src/text/index.ts';
import type { AtollLocale } from '../words/atoll-locale.ts';
import type { AtollCoach } from '../table-types.ts';

/** In points at the end of the match. */
const LEAST = 3;

/** How a better action is worded at a table of Atoll. */
export const coachIn = ({ text, game }: AtollLocale): AtollCoach => ({
  least: LEAST,
  unit: 'points',
  round: (view) => view.round,
  kind: ({ type }) => (isKeyOf(game.groups, type) ? game.groups[type] : ''),
  say: ({ action, view, seat }, names) =>
    phraseText(text.actionPhrase(action, { view: view, seat, names })),
});
