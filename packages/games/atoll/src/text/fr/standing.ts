import type { StandingWords } from '../neutral/standing.ts';
import { icon, say } from '../phrase.ts';
import { names } from './names.ts';
import { coins, colonies, fatigue, plankton, points, pollution, theCard } from './words.ts';

export const standing: StandingWords = {
  price: ({ now, printed, because }) => say`Vous payez ${now} ${coins(now)} au lieu de ${printed}\u202f: ${because}.`,
  needs: ({ now, printed, because }) => say`Il vous faut ${now} ${colonies(now)} au lieu de ${printed}\u202f: ${because}.`,
  level: ({ level, worth }) => say`Au niveau ${names.levels[level]}\u202f: ${worth} ${points(worth)}.`,
  start: ({ place, gains }) => say`En ${place === 2 ? 'troisième' : 'quatrième'} à la première manche\u202f: ${gains} de plus au départ.`,
  pollutedCoral: () => say`Porte 1 ${pollution(1)}\u202f: ce corail n’agit pas, et coûte 1 ${points(1)} à la fin.`,
  tiredAnimal: ({ tokens }) => say`${tokens} ${fatigue(tokens)}\u202f: cet animal ne peut pas être nourri.`,
  tiredCoral: ({ tokens }) => say`${tokens} ${fatigue(tokens)}\u202f: ce corail ne peut pas être activé.`,
  partner: ({ card }) => say`En ${icon('symbiosis', 'Symbiose')} avec ${theCard(card)}.`,
  feedPrice: ({ now, because }) => say`Nourrir cet animal coûte maintenant ${now} ${plankton(now)}\u202f: ${because}.`,
  noHunt: ({ because }) => say`Pas de ${icon('hunt', 'Chasse')} pour cet animal maintenant\u202f: ${because}.`,
  inForce: () => say`En vigueur maintenant.`,
  happened: () => say`A déjà eu lieu.`,
  over: () => say`N’est plus en vigueur.`,
};
