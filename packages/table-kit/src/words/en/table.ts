import { whole } from '@atoll/engine/formats/en';
import { controls } from './controls.ts';

/** The words of every table, for any game. */
export const table = {
  controls,
  nothing: 'nothing possible now',
  notNow: 'That cannot be done now.',
  /** The frame around the panels of an ordinary table. */
  frame: {
    status: 'Status',
    unchanged: 'Nothing has changed since you acted.',
    nothing: 'Nothing has happened yet.',
    cardsHelp: 'Arrow keys lead from card to card, Enter chooses, I reads.',
    keys: 'Keys',
    keyList: [
      ['← →', 'along a row of cards'],
      ['Enter, Space', 'choose the card or the button'],
      ['I', 'read the card'],
      ['L', 'repeat the last announcement'],
      ['W', 'say what changed since you acted'],
      ['H', 'hint, where the table allows it'],
      ['F1', 'the rules, opened where you are in the game'],
      ['Esc', 'let go'],
      ['?', 'this list'],
    ] as readonly (readonly [string, string])[],
  },
  hint: {
    thinking: 'Thinking about your turn …',
    failed: 'The bot could not be asked.',
    alone: 'Nothing else is possible.',
    advice: 'My advice: ',
    points: (points: number) => `. That leads to about ${whole(points)} points at the end; `,
    /** About as good as the advice. */
    equal: 'about as good: ',
    next: 'the next best, ',
    nextPoints: (points: number) => `, to about ${whole(points)}.`,
  },
};
