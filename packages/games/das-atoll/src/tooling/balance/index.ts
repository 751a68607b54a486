import type { DasAtollState } from '../../state.ts';
import { cards, counts, questions, scoreLines } from './names.ts';
import { targets } from './targets.ts';
import { begun, buys, ended, order, played } from './watch.ts';

/** The statistics of a match of Das Atoll about the quality of its chips and harbours. */
export const balance = {
  cards,
  yields: [],
  counts,
  scoreLines,
  bands: [],
  targets,
  quickBot: 'deep-sea',
  questions,
  buys,
  order,
  begun,
  played,
  ended,
  questionOf: ({ phase }: DasAtollState) =>
    phase === 'roll' || phase === 'settle' ? 'turn' : undefined,
};
