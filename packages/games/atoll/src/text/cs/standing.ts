import type { CardId, Level } from '../../vocabulary.ts';
import type { Catalogue } from '../catalogue.ts';
import { say, type Phrase } from '../phrase.ts';
import { all } from './format.ts';
import { atLevel } from './names.ts';
import {
  cardWord,
  coins,
  colonies,
  fatigues,
  icon,
  planktons,
  points,
  pollution,
} from './words.ts';

const causes = (cards: readonly CardId[]): Phrase => all(cards.map((card) => [cardWord(card)]));

const gains = (more: { readonly coins: number; readonly plankton: number }): Phrase =>
  all([
    ...(more.coins > 0 ? [say`${more.coins} ${coins(more.coins, 'nom')}`] : []),
    ...(more.plankton > 0 ? [say`${more.plankton} ${planktons(more.plankton, 'nom')}`] : []),
  ]);

/** How a card stands at the table, a short sentence each. */
export const standing: Catalogue['standing'] = {
  price: ({ now, printed, because }) =>
    say`Platíš ${now} ${coins(now)} místo ${printed}: ${causes(because)}.`,
  needs: ({ now, printed, because }) =>
    say`Potřebuješ ${now} ${colonies(now)} místo ${printed}: ${causes(because)}.`,
  level: ({ level, worth }) => say`Je ${atLevel(level as Level)}: ${worth} ${points(worth)}.`,
  start: ({ place, ...more }) =>
    say`${place === 2 ? 'Třetí' : 'Čtvrté'} místo v prvním kole: na začátku navíc ${gains(more)}.`,
  pollutedCoral: () => say`Má ${pollution}: nefunguje a na konci stojí 1 ${points(1)}.`,
  tiredAnimal: ({ tokens }) => say`${tokens} ${fatigues(tokens, 'nom')}: nelze krmit.`,
  tiredCoral: ({ tokens }) => say`${tokens} ${fatigues(tokens, 'nom')}: nelze použít.`,
  partner: ({ card }) => say`V ${icon('symbiosis', 'Symbióze')}, partner: ${cardWord(card)}.`,
  feedPrice: ({ now, because }) =>
    say`Krmení teď stojí ${now} ${planktons(now)}: ${causes(because)}.`,
  noHunt: ({ because }) => say`Teď nemůže ${icon('hunt', 'lovit')}: ${causes(because)}.`,
  inForce: () => say`Právě platí.`,
  happened: () => say`Už nastala.`,
  over: () => say`Už neplatí.`,
};
