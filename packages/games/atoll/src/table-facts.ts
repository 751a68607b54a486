/** What the client asks about a view, beside the figures of the rules, with which it is loaded. */
export {
  isFirstRound,
  isLastRound,
  isLostByReduction,
  isTopLevel,
  leavingCards,
} from './cards/tables.ts';
export { SIDES } from './vocabulary.ts';
