import { counted, whole } from '@atoll/engine/formats/en';

/** The page of puzzles. */
export const puzzlePage = {
  title: (game: string) => `Puzzles: ${game}`,
  bar: 'The puzzle',
  number: (rating: number) => `Puzzle, rated ${whole(rating)}`,
  own: (rating: number, band: number) => `You: ${whole(rating)} ± ${whole(band)}`,
  turnsLeft: (count: number) => `${counted(count, { one: 'turn', other: 'turns' })} left`,
  known: 'You have attempted this puzzle before: it does not change your rating.',
  person: 'You',
  again: 'Start again',
  show: 'Show the solution',
  showing: 'The solution is played.',
  shown: 'That is the solution.',
  next: 'Next puzzle',
  share: 'Copy a link',
  none: 'There is no such puzzle',
  noneText: 'It may come from another version of the rules. There are others.',
  count: (solved: number, attempted: number) => `${whole(solved)} of ${whole(attempted)} solved at the first attempt`,
};
