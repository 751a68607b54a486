/**
 * The words of the rules with an icon, and the texts below their pictures; English, and the shape
 * of every other language.
 */
export const rules = {
  icons: { 'black-stone': ['Black begins'], 'white-stone': ['plays White'] },
  won: 'The small board at the end of a short match. The dark stones, played by Black, run from the West to the East without a gap: Black has won.',
};
