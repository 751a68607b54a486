import type { TableTerms } from '../table-terms.ts';

export const tableTerms: TableTerms = {
  turn: { name: 'Tour', meaning: 'Dit qui doit jouer\u202f; en ambre quand c’est à vous.' },
  menu: { name: 'Menu', meaning: 'Contient les liens de cette table, les réglages et le retour à l’accueil.' },
  watchers: { name: 'Spectateurs', meaning: 'Le nombre de personnes qui regardent sans jouer.' },
  scores: { name: 'Feuille de score', meaning: 'Montre de nouveau d’où viennent les points de cette partie.' },
  seatMark: { name: 'Marque', meaning: 'Chaque joueur a une forme et une couleur, visibles à côté de tout ce qu’il fait.' },
  presence: { name: 'Présence', meaning: 'Un point plein dit que quelqu’un est là, un cercle qu’il n’y a personne.' },
  hint: { name: 'Conseil', meaning: 'Un bot dit ce qu’il ferait à votre place\u202f; il ne fait rien de lui-même.' },
  suggested: { name: 'Conseillé', meaning: 'C’est ce que le bot conseille.' },
  keys: { name: 'Touches', meaning: 'Donne la liste de ce qui se fait au clavier.' },
  cancel: { name: 'Annuler', meaning: 'Abandonne ce qui est à moitié fait, ou annule votre action.' },
  firstTime: { name: 'Première fois', meaning: 'Explique chaque sorte de question les deux premières fois\u202f; un appui ferme l’aide, les réglages la désactivent.' },
  back: { name: 'Retour', meaning: 'Revient au choix précédent\u202f; rien n’est encore fait.' },
};
