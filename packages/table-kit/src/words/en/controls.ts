/** The words of the controls of any table. */
export const controls = {
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
  undoFinal:
    'Your last decision is final: since then something was drawn or shown, or somebody else decided.',
  nothingAsked: 'Nothing to decide now.',
  log: 'Log',
  logEmpty: 'Nothing has happened yet.',
  logHelp:
    'Left and right arrow go from card to card, beginning with the newest; each is read as it is reached.',
  logGo: 'Show the table after this',
  logWalk:
    'Up and down arrow go from line to line; Enter shows the table as it stood just after it.',
  hint: 'Hint',
  hintKey: 'H',
  hintAway: 'Hide the hint',
  presence: { away: 'away', standIn: 'a bot plays on', gaveUp: 'gave up', bot: 'bot' },
  gaveUp: (name: string) => `${name} gave up.`,
};
