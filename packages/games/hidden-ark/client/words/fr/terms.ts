import type { terms as English } from '../en/terms.ts';

const science = 'L’une des quatre sciences qui paient les sauvetages.';

export const terms: typeof English = {
  chemical: { name: 'Chimie', meaning: science },
  marine: { name: 'Biologie marine', meaning: science },
  conservation: { name: 'Conservation', meaning: science },
  technology: { name: 'Technologie', meaning: science },
  money: { name: 'Argent', meaning: 'Paie stations, navires et emplacements, et certains sauvetages\u202f; la recherche n’en donne pas.' },
  build: { name: 'Construction', meaning: 'Produit une station ou un navire, contre de l’argent.' },
  operation: { name: 'Opération', meaning: 'Donne 1 mouvement, 1 de plus pour chacun de vos navires, et un sauvetage.' },
  upgrade: { name: 'Amélioration', meaning: 'Met des améliorations gardées dans les emplacements de votre plateau\u202f; la première est gratuite.' },
  research: { name: 'Recherche', meaning: 'Fait monter des sciences de trois pas, répartis comme vous voulez.' },
  points: { name: 'Points', meaning: 'Ce qu’aurait cet équipage si la partie finissait maintenant, prix compris.' },
  pool: { name: 'Réserve', meaning: 'Le nombre de jetons face cachée\u202f; on peut en prendre un sans voir.' },
  award: { name: 'Prix', meaning: 'Va à la fin à qui a le plus de poissons d’une région\u202f; celui du monde entier à tous ceux qui ont des poissons de chaque région.' },
  tide: { name: 'Marée', meaning: 'Quand il reste si peu de poissons, la carte se repeuple\u202f; après le dernier repeuplement, la fin commence.' },
  common: { name: 'Résultat commun', meaning: 'Ce que tous ont atteint ensemble, et le rang suivant.' },
  rescue: { name: 'Poissons', meaning: 'Le nombre de poissons sauvés par cet équipage.' },
  station: { name: 'Stations', meaning: 'Chaque station construite vaut 5 points à la fin.' },
  vessel: { name: 'Navires', meaning: 'Chaque navire construit vaut 3 points à la fin.' },
  opportunity: { name: 'Jetons gardés', meaning: 'Les jetons que cet équipage peut encore utiliser.' },
};
