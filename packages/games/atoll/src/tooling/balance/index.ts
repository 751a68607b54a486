import { influence, questionOf } from './influence.ts';
import { bands, cards, counts, questions, scoreLines, yields } from './names.ts';
import { targets } from './targets.ts';
import { begun, ended, order, played } from './watch.ts';

/** What a match of Atoll shows about how well the deck plays. */
export const balance = {
  cards,
  yields,
  counts,
  scoreLines,
  bands,
  targets,
  questions,
  order,
  begun,
  played,
  ended,
  questionOf,
  influence,
};
