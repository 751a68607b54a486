import { influence, questionOf } from './influence.ts';
import { counts } from './counts.ts';
import { bands, cards, questions, scoreLines, yields } from './names.ts';
import { targets } from './targets.ts';
import { begun, buys, ended, order, played } from './watch.ts';

/** The statistics of a match of Atoll about the quality of the deck. */
export const balance = {
  cards,
  yields,
  counts,
  scoreLines,
  bands,
  targets,
  questions,
  // about the points of a Small Fish on its middle step
  clearLead: 2,
  buys,
  order,
  begun,
  played,
  ended,
  questionOf,
  influence,
};
