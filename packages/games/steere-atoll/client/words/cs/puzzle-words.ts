import { counted } from '@atoll/engine/formats/cs';
import type { SteerePuzzleWords } from '../load-puzzle-words.ts';

const stones = { one: 'kamenem', few: 'kameny', other: 'kameny' };

export const puzzles: SteerePuzzleWords = {
  about: 'Výhru lze vynutit, ať soupeř odpoví jakkoli. Včas to dokáže jen jeden první kámen.',
  task: ({ turns }) => `Spoj protilehlé ostrovy své barvy ${counted(turns, stones)}.`,
  missed: () => 'Po tomto kameni už výhru nelze včas vynutit.',
  solved: ({ turns }) => `Spojeno, nejvýš ${counted(turns, stones)}.`,
};
