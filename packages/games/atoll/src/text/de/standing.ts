import type { StandingWords } from '../neutral/standing.ts';
import { icon, say } from '../phrase.ts';
import { theCardDative } from './cases.ts';
import { names } from './names.ts';
import { coins, colonies, fatigue, plankton, points, pollution } from './words.ts';

export const standing: StandingWords = {
  price: ({ now, printed, because }) => say`Du zahlst ${now} ${coins(now)} statt ${printed}: ${because}.`,
  needs: ({ now, printed, because }) => say`Du brauchst ${now} ${colonies(now)} statt ${printed}: ${because}.`,
  level: ({ level, worth }) => say`Auf ${names.levels[level]}: ${worth} ${points(worth)}.`,
  start: ({ place, gains }) => say`An ${place === 2 ? 'dritter' : 'vierter'} Stelle in der ersten Runde: zu Beginn ${gains} mehr.`,
  pollutedCoral: () => say`Hier liegt ${pollution(1)}: Die Koralle wirkt nicht und kostet am Ende 1 ${points(1)}.`,
  tiredAnimal: ({ tokens }) => say`${tokens} ${fatigue}: Das Tier kann nicht gefüttert werden.`,
  tiredCoral: ({ tokens }) => say`${tokens} ${fatigue}: Die Koralle kann nicht genutzt werden.`,
  partner: ({ card }) => say`In ${icon('symbiosis', 'Symbiose')} mit ${theCardDative(card)}.`,
  feedPrice: ({ now, because }) => say`Füttern kostet jetzt ${now} ${plankton}: ${because}.`,
  noHunt: ({ because }) => say`Keine ${icon('hunt', 'Jagd')} möglich: ${because}.`,
  inForce: () => say`Jetzt in Kraft.`,
  happened: () => say`Schon geschehen.`,
  over: () => say`Nicht mehr in Kraft.`,
};
