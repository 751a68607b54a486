import type { CardId, Level } from '../../vocabulary.ts';
import type { Catalogue } from '../catalogue.ts';
import { say, type Phrase } from '../phrase.ts';
import { all } from './format.ts';
import { levels } from './names.ts';
import { cardWord, coins, colonies, fatigue, icon, plankton, points, pollution } from './words.ts';

const causes = (cards: readonly CardId[]): Phrase => all(cards.map((card) => [cardWord(card)]));

const gains = (more: { readonly coins: number; readonly plankton: number }): Phrase =>
  all([
    ...(more.coins > 0 ? [say`${more.coins} ${coins(more.coins)}`] : []),
    ...(more.plankton > 0 ? [say`${more.plankton} ${plankton}`] : []),
  ]);

/** How a card stands at the table, a short sentence each. */
export const standing: Catalogue['standing'] = {
  price: ({ now, printed, because }) =>
    say`You pay ${now} ${coins(now)} instead of ${printed}: ${causes(because)}.`,
  needs: ({ now, printed, because }) =>
    say`You need ${now} ${colonies(now)} instead of ${printed}: ${causes(because)}.`,
  level: ({ level, worth }) => say`At ${levels[level as Level]}: ${worth} ${points(worth)}.`,
  start: ({ place, ...more }) =>
    say`${place === 2 ? 'Third' : 'Fourth'} to play: ${gains(more)} more at the start.`,
  pollutedCoral: () =>
    say`It has ${pollution}: it does not work, and costs 1 ${points(1)} at the end.`,
  tiredAnimal: ({ tokens }) => say`${tokens} ${fatigue}: it cannot be fed.`,
  tiredCoral: ({ tokens }) => say`${tokens} ${fatigue}: it cannot be used.`,
  partner: ({ card }) => say`In ${icon('symbiosis', 'Symbiosis')} with ${cardWord(card)}.`,
  feedPrice: ({ now, because }) =>
    say`Feeding it costs ${now} ${plankton} now: ${causes(because)}.`,
  noHunt: ({ because }) => say`It cannot ${icon('hunt', 'hunt')} now: ${causes(because)}.`,
  inForce: () => say`In force now.`,
  happened: () => say`It has happened.`,
  over: () => say`No longer in force.`,
};
