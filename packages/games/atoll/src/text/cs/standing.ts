import type { StandingWords } from '../neutral/standing.ts';
import { icon, say } from '../phrase.ts';
import { atLevel } from './names.ts';
import { cardWord, coins, colonies, fatigues, planktons, points, pollution } from './words.ts';

export const standing: StandingWords = {
  price: ({ now, printed, because }) => say`Platíš ${now} ${coins(now)} místo ${printed}: ${because}.`,
  needs: ({ now, printed, because }) => say`Potřebuješ ${now} ${colonies(now)} místo ${printed}: ${because}.`,
  level: ({ level, worth }) => say`Je ${atLevel(level)}: ${worth} ${points(worth)}.`,
  start: ({ place, gains }) => say`${place === 2 ? 'Třetí' : 'Čtvrté'} místo v prvním kole: na začátku navíc ${gains}.`,
  pollutedCoral: () => say`Má ${pollution}: nefunguje a na konci stojí 1 ${points(1)}.`,
  tiredAnimal: ({ tokens }) => say`${tokens} ${fatigues(tokens, 'nom')}: nelze krmit.`,
  tiredCoral: ({ tokens }) => say`${tokens} ${fatigues(tokens, 'nom')}: nelze použít.`,
  partner: ({ card }) => say`V ${icon('symbiosis', 'Symbióze')}, partner: ${cardWord(card)}.`,
  feedPrice: ({ now, because }) => say`Krmení teď stojí ${now} ${planktons(now)}: ${because}.`,
  noHunt: ({ because }) => say`Teď nemůže ${icon('hunt', 'lovit')}: ${because}.`,
  inForce: () => say`Právě platí.`,
  happened: () => say`Už nastala.`,
  over: () => say`Už neplatí.`,
};
