import type { CardId, Level } from '../../vocabulary.ts';
import type { Catalogue } from '../catalogue.ts';
import { say, type Phrase } from '../phrase.ts';
import { all } from './format.ts';
import { theCardDative } from './cases.ts';
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
    say`Du zahlst ${now} ${coins(now)} statt ${printed}: ${causes(because)}.`,
  needs: ({ now, printed, because }) =>
    say`Du brauchst ${now} ${colonies(now)} statt ${printed}: ${causes(because)}.`,
  level: ({ level, worth }) => say`Auf ${levels[level as Level]}: ${worth} ${points(worth)}.`,
  start: ({ place, ...more }) =>
    say`An ${place === 2 ? 'dritter' : 'vierter'} Stelle in der ersten Runde: zu Beginn ${gains(more)} mehr.`,
  pollutedCoral: () =>
    say`Hier liegt ${pollution(1)}: Die Koralle wirkt nicht und kostet am Ende 1 ${points(1)}.`,
  tiredAnimal: ({ tokens }) => say`${tokens} ${fatigue}: Das Tier kann nicht gefüttert werden.`,
  tiredCoral: ({ tokens }) => say`${tokens} ${fatigue}: Die Koralle kann nicht genutzt werden.`,
  partner: ({ card }) => say`In ${icon('symbiosis', 'Symbiose')} mit ${theCardDative(card)}.`,
  feedPrice: ({ now, because }) =>
    say`Füttern kostet jetzt ${now} ${plankton}: ${causes(because)}.`,
  noHunt: ({ because }) => say`Keine ${icon('hunt', 'Jagd')} möglich: ${causes(because)}.`,
  inForce: () => say`Jetzt in Kraft.`,
  happened: () => say`Schon geschehen.`,
  over: () => say`Nicht mehr in Kraft.`,
};
