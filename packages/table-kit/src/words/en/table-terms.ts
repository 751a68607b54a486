/** The parts of every table, for any game. */
export const tableTerms = {
  turn: { name: 'Turn', meaning: 'Says whose turn it is; amber while it is yours.' },
  menu: { name: 'Menu', meaning: 'Holds the links of this table, the settings, and the way back to the lobby.' },
  watchers: { name: 'Watchers', meaning: 'How many people are watching.' },
  scores: { name: 'Score sheet', meaning: 'Shows again where the points of this match came from.' },
  seatMark: { name: 'Mark', meaning: 'Every player has a shape and a colour, which stand beside everything that this player does.' },
  presence: { name: 'Presence', meaning: 'A full dot says that this player is here, a ring that nobody is.' },
  hint: { name: 'Hint', meaning: 'A bot says what it would do in your place; it does nothing by itself.' },
  suggested: { name: 'Suggested', meaning: 'This is what the hint would do.' },
  keys: { name: 'Keys', meaning: 'Lists what can be done with the keyboard.' },
  cancel: { name: 'Cancel', meaning: 'Drops a choice that is half made, or takes your action back.' },
  firstTime: { name: 'First time', meaning: 'Explains each kind of question the first two times it is asked; a press puts it away, the settings switch it off.' },
  back: { name: 'Back', meaning: 'Returns to the choice before; nothing has been done yet.' },
};
