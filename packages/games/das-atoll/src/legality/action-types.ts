import type { ActionType } from '../action.ts';
import type { Phase } from '../state.ts';

const CARDS = ['reveal', 'knight', 'road-building', 'monopoly', 'plenty'] as const;
const BUILDING = ['settlement', 'city', 'road', 'ship', 'buy', 'end'] as const;
/** The types of action of a seat that answers an offer. */
export const ANSWERING = ['give', 'want', 'propose', 'accept', 'decline', 'never'] as const;
const OFFERING = ['give', 'want', 'skip', 'propose', 'conclude', 'withdraw'] as const;

/** The types of action that can be legal in a phase; all others are illegal. */
export const TYPES: Readonly<Record<Phase, readonly ActionType[]>> = {
  lot: ['roll'],
  settle: ['settlement'],
  'first-piece': ['road', 'ship'],
  roll: ['roll', ...CARDS],
  discard: ['discard'],
  robber: ['robber'],
  'pirate-theft': ['steal'],
  'robber-theft': ['steal', 'spare'],
  'free-pieces': ['road', 'ship'],
  main: [...CARDS, ...BUILDING, 'move', 'exchange', ...OFFERING],
  special: BUILDING,
  over: [],
};
