import type { CardId, Level } from '../../vocabulary.ts';
import type { Catalogue } from '../catalogue.ts';
import { say, type Phrase } from '../phrase.ts';
import { all } from './format.ts';
import { levels } from './names.ts';
import {
  cardWord,
  coins,
  colonies,
  fatigue,
  icon,
  plankton,
  points,
  pollution,
  theCard,
} from './words.ts';

const causes = (cards: readonly CardId[]): Phrase => all(cards.map((card) => [cardWord(card)]));

const gains = (more: { readonly coins: number; readonly plankton: number }): Phrase =>
  all([
    ...(more.coins > 0 ? [say`${more.coins} ${coins(more.coins)}`] : []),
    ...(more.plankton > 0 ? [say`${more.plankton} ${plankton(more.plankton)}`] : []),
  ]);

/** How a card stands at the table, a short sentence each. */
export const standing: Catalogue['standing'] = {
  price: ({ now, printed, because }) =>
    say`Vous payez ${now} ${coins(now)} au lieu de ${printed}\u202f: ${causes(because)}.`,
  needs: ({ now, printed, because }) =>
    say`Il vous faut ${now} ${colonies(now)} au lieu de ${printed}\u202f: ${causes(because)}.`,
  level: ({ level, worth }) =>
    say`Au niveau ${levels[level as Level]}\u202f: ${worth} ${points(worth)}.`,
  start: ({ place, ...more }) =>
    say`En ${place === 2 ? 'troisième' : 'quatrième'} à la première manche\u202f: ${gains(more)} de plus au départ.`,
  pollutedCoral: () =>
    say`Porte 1 ${pollution(1)}\u202f: ce corail n’agit pas, et coûte 1 ${points(1)} à la fin.`,
  tiredAnimal: ({ tokens }) =>
    say`${tokens} ${fatigue(tokens)}\u202f: cet animal ne peut pas être nourri.`,
  tiredCoral: ({ tokens }) =>
    say`${tokens} ${fatigue(tokens)}\u202f: ce corail ne peut pas être activé.`,
  partner: ({ card }) => say`En ${icon('symbiosis', 'Symbiose')} avec ${theCard(card)}.`,
  feedPrice: ({ now, because }) =>
    say`Nourrir cet animal coûte maintenant ${now} ${plankton(now)}\u202f: ${causes(because)}.`,
  noHunt: ({ because }) =>
    say`Pas de ${icon('hunt', 'Chasse')} pour cet animal maintenant\u202f: ${causes(because)}.`,
  inForce: () => say`En vigueur maintenant.`,
  happened: () => say`A déjà eu lieu.`,
  over: () => say`N’est plus en vigueur.`,
};
