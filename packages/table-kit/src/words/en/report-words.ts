/** Reports of problems at a table, for the operator of the server or the developers of the game. */
export const report = {
  open: 'Something is wrong here',
  openHint: 'collects what this page knows about this moment, to send to somebody who can help',
  key: 'collect what is wrong here, to send to somebody who can help',
  title: 'Something is wrong here',
  about: 'Say in a line what you expected, and send this text to the people who run the server, or to the authors of the game. It contains the match, this moment and what this page received last.',
  hidden: 'Nothing in it is hidden from the other seats, and nothing in it opens your seat. What you hold in secret is added only once the match is over.',
  link: 'The link in it opens this very moment as soon as the match is over.',
  label: 'The report',
  copy: 'Copy the report',
  save: 'Save it as a file',
};
