/**
 * The words of the rules with an icon, and the texts below their picture; English, and the shape of
 * every other language.
 */
export const rules = {
  icons: {
    'cargo:wood': ['wood'],
    'cargo:wool': ['wool'],
    'cargo:grain': ['grain'],
    'cargo:clay': ['clay'],
    'cargo:ore': ['ore'],
    'das:settlement': ['settlement'],
    'das:city': ['city', 'cities'],
    'das:road': ['road'],
    'das:ship': ['ship'],
  },
  lane: 'The strait between the small atoll, on the left, and the large one. Above, two ships run from a settlement to a settlement of the same player: a lane, and a point. It is closed, so none of its ships is moved. Below, another player’s ship joins nothing yet, and as the pirate is at its side it stays where it is, too.',
  /** The purposes of random numbers, as they follow a count. */
  draws: { board: 'for the board', cards: 'for the deck of cards', dice: 'for the dice', theft: 'for stolen cards' },
};
