// What single moments of a match need: one file for all of them, since each file has a name that
// every table loads.

export { aheadIn } from './ahead.ts';
export { cardPoints } from './card-points.ts';
export { coachIn } from './coach.ts';
export { storyOf } from './text/story.ts';
