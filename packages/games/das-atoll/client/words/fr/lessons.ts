import type { lessons as english } from '../en/lessons.ts';

/** The lesson for each kind of prompt, for a person who meets it for the first time. */
export const lessons: Readonly<Record<keyof typeof english, string>> = {
  settle: 'Les pastilles d’un jeton disent à quelle fréquence il sort. Les sommets avec beaucoup de pastilles et des terrains variés rapportent le plus.',
  'first-piece': 'Les bateaux ouvrent des chenaux vers l’autre atoll, les routes longent la côte.',
  roll: 'Chaque hexagone portant la somme des dés donne des cartes aux bâtiments à ses sommets.',
  main: 'Les offres vont à tous les autres à la fois et ne retardent personne. Quatre cartes identiques en achètent une à la banque, moins dans les ports.',
  discard: 'Gardez ce que coûte votre prochaine construction.',
  robber: 'L’hexagone du voleur ne rapporte rien. Ensuite, le pirate suit le détroit et y vole qui a un bateau.',
  answer: 'Vous pouvez dire oui ou non, ou proposer autre chose. Ne rien dire ne retarde personne.',
  special: 'À cinq, tout le monde peut construire après chaque tour, pour que les grandes mains n’attendent pas un sept.',
};
