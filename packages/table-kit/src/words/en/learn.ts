import { counted, whole } from '@atoll/engine/formats/en';

interface Place {
  readonly chapter: number;
  readonly chapters: number;
  readonly step: number;
  readonly steps: number;
}

/** The frame around the tutorial match of a game. */
export const learn = {
  title: (game: string) => `First match: ${game}`,
  bar: 'What to do',
  newcomer: 'Newcomer',
  place: (title: string, { chapter, chapters, step, steps }: Place) => `Part ${whole(chapter)} of ${whole(chapters)}: ${title} (${whole(step)}/${whole(steps)})`,
  ended: (title: string, { chapter, chapters }: Place) => `Part ${whole(chapter)} of ${whole(chapters)}: ${title}`,
  most: (label: string, points: number) => `“${label}” brought you the most: ${counted(points, { one: 'point', other: 'points' })}.`,
  goOn: 'Next',
  skip: 'Skip this',
  deed: 'Do it for me',
  next: 'Next part',
  again: 'Play this part again',
  anew: 'From the beginning',
  play: (bot: string) => `Play against ${bot}`,
};
