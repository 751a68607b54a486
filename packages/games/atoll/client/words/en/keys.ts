import type { KeyList } from '@atoll/table-kit/ui/dialog/keys-dialog.tsx';

/** The action of every key at the table; English, and the shape of every other language. */
export const keys: KeyList = [
  ['A C F K G P S B', 'open a kind of action, by the letter on its button'],
  ['X', 'pass the round'],
  ['E', 'to what can be done now'],
  ['O', 'to the offers'],
  ['R', 'to your reef'],
  ['V', 'to the next other reef'],
  ['↑ ↓ ← →', 'over a reef, along an offer'],
  ['Shift and ↑ ↓ ← →', 'move the view of your reef'],
  ['0', 'the whole reef, or as close as it was'],
  ['+ −', 'zoom in or out'],
  ['Home', 'to the Basic Coral of a reef'],
  ['Enter, Space', 'buy, feed, use, place: what the thing in focus stands for'],
  ['I', 'read the card in focus aloud'],
  ['T', 'say the question and what you have'],
  ['L', 'say the last message again'],
  ['W', 'say what changed since you acted'],
  ['H', 'hint, where the table allows it'],
  [', .', 'look back by an action, or on again, while the match goes on'],
  ['F1', 'the rules, opened where you are in the game'],
  ['Esc', 'let go, or take the action back'],
  ['?', 'this list'],
];
