/**
 * Beside which words of the rules an icon stands, and what is said below their pictures; English,
 * and the shape that every other language has to fill.
 */
export const rules = {
  icons: { 'black-stone': ['Black begins'], 'white-stone': ['plays White'] },
  won: 'The small board at the end of a short match. The dark stones, played by Black, run from the West to the East without a gap: Black has won.',
};
