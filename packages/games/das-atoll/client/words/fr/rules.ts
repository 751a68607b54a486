import type { rules as english } from '../en/rules.ts';

/** The words of the rules with an icon, and the texts below their picture. */
export const rules: typeof english = {
  icons: {
    'cargo:wood': ['bois'],
    'cargo:wool': ['laine'],
    'cargo:grain': ['blé'],
    'cargo:clay': ['argile'],
    'cargo:ore': ['minerai'],
    'das:settlement': ['colonie'],
    'das:city': ['ville'],
    'das:road': ['route'],
    'das:ship': ['bateau'],
  },
  lane: 'Le détroit entre le petit atoll, à gauche, et le grand. En haut, deux bateaux vont d’une colonie à une autre du même joueur\u202f: un chenal, et un point. Il est fermé, aucun de ses bateaux ne se déplace donc plus. En bas, le bateau d’un autre joueur ne relie encore rien, et comme le pirate est à son côté, il ne bouge pas non plus.',
  draws: { board: 'pour le plateau', cards: 'pour la pioche de cartes', dice: 'pour les dés', theft: 'pour les cartes volées' },
};
