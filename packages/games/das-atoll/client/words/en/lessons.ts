/**
 * The lesson for each kind of prompt, for a person who meets it for the first time: one or two
 * short sentences.
 */
export const lessons = {
  settle: 'The dots on a chip tell how often it is thrown. Corners with many dots and different lands bring most.',
  'first-piece': 'Ships begin lanes to the other atoll, roads go along the coast.',
  roll: 'Every hex with the sum of the dice brings cards to the buildings at its corners.',
  main: 'Offers go to all others at once and hold nobody up. The bank gives any card for four equal ones, at harbours for fewer.',
  discard: 'Keep what your next building costs.',
  robber: 'The hex of the robber brings nothing. Then the pirate sails along the strait and robs a ship there.',
  answer: 'You may say yes or no, or offer something else. It holds nobody up if you say nothing.',
  special: 'With five, everybody may build after each turn, so that large hands do not wait for a seven.',
};
