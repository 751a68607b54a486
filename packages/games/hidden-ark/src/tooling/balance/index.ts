import type { HiddenArkOptions } from '../../meta.ts';
import type { HiddenArkState } from '../../state.ts';
import { bands, cards, commonBands, counts, questions, scoreLines, yields } from './names.ts';
import { targets } from './targets.ts';
import { begun, buys, ended, order, played } from './watch.ts';

/** The statistics of a match of Hidden Ark about the quality of its fish and tokens. */
export const balance = {
  cards,
  yields,
  counts,
  scoreLines,
  bands,
  commonBands,
  targets,
  quickBot: 'lagoon',
  isCommon: ({ cooperative }: HiddenArkOptions) => cooperative,
  questions,
  // about what a point token brings
  clearLead: 2,
  buys,
  order,
  begun,
  played,
  ended,
  questionOf: ({ frames, phase }: HiddenArkState) =>
    frames.length === 0 && phase === 'opportunity' ? 'turn' : undefined,
};
