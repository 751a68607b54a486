/**
 * Beside which words of the rules an icon stands; English, and the shape that every other language
 * has to fill.
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
};
