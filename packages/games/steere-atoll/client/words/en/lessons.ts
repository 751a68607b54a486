/**
 * The lesson for each kind of prompt, for a person who meets it for the first time: one or two
 * short sentences.
 */
export const lessons = {
  place: 'Place a stone on any empty cell. You win with a chain from one of your islands to the one on the opposite side.',
  answer: 'A strong first stone? Swap takes it over, and you play Black. Otherwise place a stone of your own.',
};
