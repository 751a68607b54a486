import { influence, questionOf } from './influence.ts';
import { counts } from './counts.ts';
import { bands, cards, questions, scoreLines, yields } from './names.ts';
import { targets } from './targets.ts';
import { begun, buys, ended, order, played } from './watch.ts';

/** What a match of Atoll shows about how well the deck plays. */
export const balance = {
  cards,
  yields,
  counts,
  scoreLines,
  bands,
  targets,
  questions,
  buys,
  order,
  begun,
  played,
  ended,
  questionOf,
  influence,
};
