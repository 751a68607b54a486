import { formatsFor } from '@atoll/engine';
import { controls } from './controls.ts';

const { tenth, whole } = formatsFor('en');

/** What every table says, whatever is played at it. */
export const table = {
  controls,
  nothing: 'nothing possible now',
  notNow: 'That cannot be done now.',
  /** What stands around the panels of a table of no special kind. */
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
    /** A bot counts on playing on itself. */
    points: (points: number) => `: a bot that plays on expects about ${whole(points)} points`,
    gain: (gain: number) =>
      gain < 0.05
        ? ', as many as with the next best'
        : `, ${tenth(gain)} more than with the next best`,
  },
};
