import type { rules as English } from '../en/rules.ts';

/** The words of the rules with an icon, and the texts below their picture. */
export const rules: typeof English = {
  icons: {
    'cargo:wood': ['Holz'],
    'cargo:wool': ['Wolle'],
    'cargo:grain': ['Getreide'],
    'cargo:clay': ['Lehm'],
    'cargo:ore': ['Erz'],
    'das:settlement': ['Siedlung'],
    'das:city': ['Stadt', 'Städte'],
    'das:road': ['Straße'],
    'das:ship': ['Schiff'],
  },
  lane: 'Die Meerenge zwischen dem kleinen Atoll (links) und dem großen. Oben führen zwei Schiffe von einer Siedlung zu einer Siedlung derselben Farbe: eine Fahrrinne und ein Punkt. Sie ist geschlossen, also wird keines ihrer Schiffe versetzt. Unten verbindet ein Schiff einer anderen Farbe noch nichts, und weil der Pirat neben ihm steht, bleibt auch dieses, wo es ist.',
  draws: { board: 'für das Spielfeld', cards: 'für den Kartenstapel', dice: 'für die Würfel', theft: 'für gestohlene Karten' },
};
