import { type AnalysisRules, fieldsOf } from '@atoll/engine';
import type { SteereAtollAction } from '../action.ts';
import { boardOf, COLOURS } from '../board.ts';
import type { SteereAtollEvent } from '../event.ts';
import { canSwap, moved, refusalOf, seatOf, type BoardPosition } from './board-position.ts';
import { choose, CHOICES, clear, put, start, TAGS, tagsOf } from './set-up.ts';

/** How positions of Steere's Atoll are written down, set up and analysed. */
export const analysisRules: AnalysisRules<BoardPosition, SteereAtollEvent> = {
  tags: TAGS,
  choices: CHOICES,
  pieces: COLOURS,
  ...{ start, tagsOf, put, choose, clear },
  tagsOfMatch: ({ size, swap }) => ({
    ...{ size: String(size), swap: swap === true ? 'yes' : 'no' },
    ...{ black: '', white: '', 'to-move': 'black' },
  }),
  play(position, written) {
    const move = written.toLowerCase();
    const reason = refusalOf(position, move);
    return reason ? { ok: false, reason } : { ok: true, position: moved(position, move), move };
  },
  moveOf(event) {
    switch (event.type) {
      case 'placed':
        return event.cell;
      case 'swapped':
        return 'swap';
      case 'won':
        return undefined;
    }
  },
  actions: {
    actionOf: (move): SteereAtollAction =>
      move === 'swap' ? { type: 'swap' } : { type: 'place', cell: move },
    moveOf(action) {
      const { type, cell } = fieldsOf(action);
      if (type === 'swap') return 'swap';
      return type === 'place' && typeof cell === 'string' ? cell : undefined;
    },
  },
  facts(position) {
    const { state, toMove } = position;
    const { cells } = boardOf(state.size);
    if (state.winner >= 0)
      return { toMove: undefined, winner: COLOURS[state.winner], places: [], others: [] };
    return {
      toMove: COLOURS[seatOf(toMove)],
      winner: undefined,
      places: state.open.map((cell) => cells[cell]?.name ?? ''),
      others: canSwap(position) ? ['swap'] : [],
    };
  },
  loadAnalysis: async () => (await import('./live-analysis.ts')).loadLiveAnalysis(),
};
