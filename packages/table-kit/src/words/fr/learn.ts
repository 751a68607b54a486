import { counted, whole } from '@atoll/engine/formats/fr';
import type { LearnWords } from '../load-page-words.ts';

export const learn: LearnWords = {
  title: (game) => `Première partie\u202f: ${game}`,
  bar: 'Que faire',
  newcomer: 'Débutant',
  place: (title, { chapter, chapters, step, steps }) => `Leçon ${whole(chapter)} sur ${whole(chapters)}\u202f: ${title} (${whole(step)}/${whole(steps)})`,
  ended: (title, { chapter, chapters }) => `Leçon ${whole(chapter)} sur ${whole(chapters)}\u202f: ${title}`,
  most: (label, points) => `C’est «\u202f${label}\u202f» qui vous a rapporté le plus\u202f: ${counted(points, { one: 'point', other: 'points' })}.`,
  goOn: 'Suite',
  skip: 'Sauter',
  deed: 'Le faire à ma place',
  next: 'Leçon suivante',
  again: 'Rejouer cette leçon',
  anew: 'Depuis le début',
  play: (bot) => `Jouer contre ${bot}`,
};
