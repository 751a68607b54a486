import type { DasAtollState } from '../../state.ts';
import { cards, counts, questions, scoreLines } from './names.ts';
import { targets } from './targets.ts';
import { begun, ended, order, played } from './watch.ts';

/** What a match of Das Atoll shows about how well its chips and harbours play. */
export const balance = {
  cards,
  yields: [],
  counts,
  scoreLines,
  bands: [],
  targets,
  quickBot: 'deep-sea',
  questions,
  order,
  begun,
  played,
  ended,
  questionOf: ({ phase }: DasAtollState) =>
    phase === 'roll' || phase === 'settle' ? 'turn' : undefined,
};
