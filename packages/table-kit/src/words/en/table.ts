import { whole } from '@atoll/engine/formats/en';

/** The words of every table, for any game. */
export const table = {
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
  /** The words of the controls of any table. */
  controls: {
    suggested: 'suggested',
    which: 'Which of these?',
    /** Follows an action that is to be confirmed. */
    ask: '?',
    confirm: 'Confirm',
    back: 'Back',
    cancel: 'Cancel',
    undoStep: 'Back one step',
    takeBack: 'Take back',
    takesBack: (what: string) => `Takes back: ${what}`,
    takesOthers: 'Take back the moves of others too',
    undoStops: 'You can take back as far as here.',
    undoNothing: 'You have not decided anything yet.',
    undoFinal: 'Your last decision is final: since then something was drawn or shown, or somebody else decided.',
    nothingAsked: 'Nothing to decide now.',
    log: 'Log',
    logEmpty: 'Nothing has happened yet.',
    logHelp: 'Left and right arrow go from card to card, beginning with the newest; each is read as it is reached.',
    logGo: 'Show the table after this',
    logWalk: 'Up and down arrow go from line to line; Enter shows the table as it stood just after it.',
    hint: 'Hint',
    hintAway: 'Hide the hint',
    presence: { away: 'away', standIn: 'a bot plays on', gaveUp: 'gave up', bot: 'bot' },
    gaveUp: (name: string) => `${name} gave up.`,
  },
};
