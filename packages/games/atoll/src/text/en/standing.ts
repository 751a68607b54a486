import type { StandingWords } from '../neutral/standing.ts';
import { icon, say } from '../phrase.ts';
import { names } from './names.ts';
import { cardWord, coins, colonies, fatigue, plankton, points, pollution } from './words.ts';

export const standing: StandingWords = {
  price: ({ now, printed, because }) => say`You pay ${now} ${coins(now)} instead of ${printed}: ${because}.`,
  needs: ({ now, printed, because }) => say`You need ${now} ${colonies(now)} instead of ${printed}: ${because}.`,
  level: ({ level, worth }) => say`At ${names.levels[level]}: ${worth} ${points(worth)}.`,
  start: ({ place, gains }) => say`${place === 2 ? 'Third' : 'Fourth'} to play: ${gains} more at the start.`,
  pollutedCoral: () => say`It has ${pollution}: it does not work, and costs 1 ${points(1)} at the end.`,
  tiredAnimal: ({ tokens }) => say`${tokens} ${fatigue}: it cannot be fed.`,
  tiredCoral: ({ tokens }) => say`${tokens} ${fatigue}: it cannot be used.`,
  partner: ({ card }) => say`In ${icon('symbiosis', 'Symbiosis')} with ${cardWord(card)}.`,
  feedPrice: ({ now, because }) => say`Feeding it costs ${now} ${plankton} now: ${because}.`,
  noHunt: ({ because }) => say`It cannot ${icon('hunt', 'hunt')} now: ${because}.`,
  inForce: () => say`In force now.`,
  happened: () => say`It has happened.`,
  over: () => say`No longer in force.`,
};
