/** What packs up a problem at a table, for whoever runs the server or mends the game. */
export const report = {
  open: 'Something is wrong here',
  openHint: 'packs what this page knows of this moment, to be sent to whoever can help',
  key: 'pack what is wrong here, to be sent to whoever can help',
  title: 'Something is wrong here',
  about:
    'Say in a line what you expected, and send this text to whoever runs the server, or to those who write the game. It tells the match, this moment and what this page got last.',
  hidden:
    'Nothing of it is hidden from the other seats, and nothing in it opens your seat. What you hold in secret is added only once the match is over.',
  link: 'The link in it opens this very moment as soon as the match is over.',
  label: 'The report',
  copy: 'Copy the report',
  save: 'Save it as a file',
};
