import type { lessons as english } from '../en/lessons.ts';

/** The lesson for each kind of prompt, for a person who meets it for the first time. */
export const lessons: Readonly<Record<keyof typeof english, string>> = {
  place: 'Commencez près de poissons à votre portée\u202f: les navires ne quittent un port que par sa flèche. Le jeton posé là est à vous.',
  take: 'Les disques donnent aussitôt des ressources, les tickets servent une fois, les plaques sont des améliorations pour votre plateau.',
  column: 'Une colonne par tour\u202f; reprendre la précédente coûte 2 ressources. La recherche et les jetons remplissent vos pistes, l’opération sauve des poissons.',
  build: 'Stations et navires construits rapportent des points, et certains poissons en demandent deux. Une nouvelle station donne le jeton posé là.',
  operation: 'Un chiffre sombre dit à combien de cases se trouve un endroit, un chiffre ambre ce que coûte le mouvement en plus. Arrêtez-vous sur un poisson, puis appuyez sur Sauver.',
  upgrade: 'Une amélioration rapporte chaque fois que vous utilisez sa colonne. La première est gratuite, les autres coûtent l’argent indiqué à leur emplacement.',
  research: 'Faites monter les sciences de votre choix, de trois pas en tout.',
  passing: 'Une case contient deux navires, une case à poisson un seul\u202f: on peut y passer, mais pas s’y arrêter.',
  pay: 'Toutes les ressources conviennent, l’argent aussi\u202f; gardez ce que coûte votre prochain poisson.',
  slot: 'Posez-la là où elle rapporte souvent\u202f: dans une colonne que vous utilisez un tour sur deux.',
  return: 'La prochaine fois, le navire partira de là, par la flèche de ce port.',
  convert: 'Rien ne dépasse 10\u202f: deux de trop en deviennent une autre.',
  setAside: 'En solo, un jeton quitte le jeu à chaque fois, et un prix perd de sa valeur.',
  lower: 'Choisissez un prix que vous auriez du mal à atteindre.',
  lock: 'Le poisson choisi ne peut pas être sauvé avant que la carte se repeuple.',
};
