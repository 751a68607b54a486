import type { HiddenArkOptions } from '../../meta.ts';
import type { HiddenArkState } from '../../state.ts';
import { bands, cards, commonBands, counts, questions, scoreLines, yields } from './names.ts';
import { targets } from './targets.ts';
import { begun, ended, order, played } from './watch.ts';

/** What a match of Hidden Ark shows about how well its fish and tokens play. */
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
  order,
  begun,
  played,
  ended,
  questionOf: ({ frames, phase }: HiddenArkState) =>
    frames.length === 0 && phase === 'opportunity' ? 'turn' : undefined,
};
