import { counted, whole } from '@atoll/engine/formats/cs';
import type { LearnWords } from '../load-page-words.ts';

export const learn: LearnWords = {
  title: (game) => `První partie: ${game}`,
  bar: 'Co dělat',
  newcomer: 'Nováček',
  place: (title, { chapter, chapters, step, steps }) => `Část ${whole(chapter)}/${whole(chapters)}: ${title} (${whole(step)}/${whole(steps)})`,
  ended: (title, { chapter, chapters }) => `Část ${whole(chapter)}/${whole(chapters)}: ${title}`,
  most: (label, points) => `Nejvíc ti přinesla položka „${label}“: ${counted(points, { one: 'bod', few: 'body', many: 'bodu', other: 'bodů' })}.`,
  goOn: 'Dál',
  skip: 'Přeskočit',
  deed: 'Udělej to za mě',
  next: 'Další část',
  again: 'Hrát tuto část znovu',
  anew: 'Od začátku',
  play: (bot) => `Hrát proti: ${bot}`,
};
