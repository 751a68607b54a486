import { counted, whole } from '@atoll/engine/formats/de';
import type { LearnWords } from '../load-page-words.ts';

export const learn: LearnWords = {
  title: (game) => `Erste Partie: ${game}`,
  bar: 'Was zu tun ist',
  newcomer: 'Neuling',
  place: (title, { chapter, chapters, step, steps }) => `Teil ${whole(chapter)} von ${whole(chapters)}: ${title} (${whole(step)}/${whole(steps)})`,
  ended: (title, { chapter, chapters }) => `Teil ${whole(chapter)} von ${whole(chapters)}: ${title}`,
  most: (label, points) => `Am meisten hat dir „${label}“ gebracht: ${counted(points, { one: 'Punkt', other: 'Punkte' })}.`,
  goOn: 'Weiter',
  skip: 'Überspringen',
  deed: 'Zug ausführen',
  next: 'Nächster Teil',
  again: 'Diesen Teil noch einmal',
  anew: 'Von vorn',
  play: (bot) => `Gegen ${bot} spielen`,
};
