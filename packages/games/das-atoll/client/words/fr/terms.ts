import type { terms as English } from '../en/terms.ts';

export const terms: typeof English = {
  wood: { name: 'Bois', meaning: 'Vient des forêts\u202f; pour routes, bateaux et colonies.' },
  wool: { name: 'Laine', meaning: 'Vient des pâturages\u202f; pour bateaux, colonies et cartes.' },
  grain: { name: 'Blé', meaning: 'Vient des champs\u202f; pour colonies, villes et cartes.' },
  clay: { name: 'Argile', meaning: 'Vient des collines\u202f; pour routes et colonies.' },
  ore: { name: 'Minerai', meaning: 'Vient des montagnes\u202f; pour villes et cartes.' },
  hand: { name: 'Cartes en main', meaning: 'Tout le monde voit leur nombre\u202f; avec plus de 7, un sept oblige à en défausser la moitié.' },
  development: { name: 'Cartes Développement', meaning: 'Achetées face cachée. On en joue une par tour, jamais au tour de son achat.' },
  knights: { name: 'Chevaliers joués', meaning: 'Qui en a seul le plus, au moins 3, détient la plus grande armée\u202f: 2 points.' },
  route: { name: 'Route commerciale', meaning: 'La plus longue suite de routes et de bateaux, joints par des bâtiments à soi\u202f; la plus longue, 5 au moins, vaut 2 points.' },
  lanes: { name: 'Chenaux', meaning: 'Chaque suite de bateaux à soi entre un bâtiment du petit atoll et un du grand est un point, acquis pour de bon.' },
  points: { name: 'Points', meaning: 'Tout ce qui est sur la table\u202f; les cartes Point restent secrètes. 12 à son propre tour font gagner, ou le plus grand nombre après 36 manches.' },
  bank: { name: 'Banque', meaning: 'Le nombre de cartes de chaque sorte qui restent à prendre.' },
  dice: { name: 'Dés', meaning: 'Chaque hexagone de cette somme donne des cartes\u202f; un sept envoie voleur et pirate.' },
  deck: { name: 'Pioche', meaning: 'Le nombre de cartes Développement encore à acheter.' },
};
