import type { DasTutorialWords } from '../das-locale.ts';

export const tutorial: DasTutorialWords = {
  lost: 'Cette fois, quelqu’un d’autre a été plus rapide. Rejouez la leçon, et faites ce qui est marqué.',
  start: {
    title: 'Deux atolls',
    done: 'Voilà un tour\u202f: lancer, échanger et construire à votre guise, finir. Les tours suivants sont maintenant joués pour vous, jusqu’à ce qu’il y ait quelqu’un à voler et quelque chose à échanger.',
    steps: {
      welcome:
        'À quatre, vous peuplez deux atolls, l’un dans l’autre. Colonies, villes et chenaux sont des points\u202f: 12 font gagner, ou le plus grand nombre après 30 manches.',
      settle:
        'Commencez sur le petit atoll, au sommet marqué. Les pastilles sous un nombre disent s’il sort souvent\u202f: deux bons nombres se touchent ici.',
      ship: 'À côté d’une colonie vient une route ou un bateau. Posez un bateau sur l’arête marquée, vers le grand atoll, et confirmez.',
      others:
        'Tous les autres ont maintenant une colonie. Chacun en pose une deuxième dans l’ordre inverse\u202f: vous venez en dernier.',
      second:
        'Celle-ci va sur le grand atoll. Posez-la au sommet marqué\u202f: chaque terrain autour vous donne aussitôt une carte.',
      secondShip:
        'Posez là aussi un bateau, vers le petit atoll. Quand des bateaux relient deux de vos colonies par-dessus l’eau, c’est un chenal.',
      roll: 'Votre premier tour\u202f: lancez les dés. Chaque hexagone qui porte leur somme donne une carte à chaque colonie à ses sommets.',
      got: 'Ce qui vient de se passer\u202f: qui habite à ce nombre a reçu une carte, et la vôtre est dans votre main. Le journal raconte tout.',
      lane: 'Entre vos bateaux, il en manque un\u202f; il coûte du bois et de la laine, que vous avez. Choisissez Bateau, puis l’arête marquée.',
      closed:
        'Le chenal est complet et relie les atolls\u202f: c’est 1 point. Il vous reste, quoi que deviennent ces bateaux.',
      grey: 'Ce qui est pâle, vous ne pouvez pas le faire maintenant. Appuyez quand même dessus pour savoir pourquoi\u202f: souvent une carte manque, ou rien à vous n’y mène.',
      end: 'Vous ne pouvez rien construire de plus\u202f: finissez votre tour et confirmez. Ce que lancent les autres vous donne aussi des cartes.',
      again: 'Dès que c’est de nouveau à vous, lancez les dés.',
      buy: 'Personne n’habite à ce nombre\u202f: rien n’est venu. Mais laine, blé et minerai paient une carte Développement\u202f: choisissez Carte et confirmez.',
      bought:
        'Vous seul voyez laquelle. Vous pourrez la jouer dès votre prochain tour, une seule par tour.',
    },
  },
  trade: {
    title: 'Voler et échanger',
    done: 'La nouvelle colonie est un point, et ses hexagones vous donnent désormais des cartes. Les tours suivants sont de nouveau joués pour vous, presque jusqu’à la fin.',
    steps: {
      look: 'Quelques tours plus tard, vous avez 6 points et c’est à vous. Le voleur occupe un hexagone\u202f: celui-là ne rapporte rien à personne.',
      knight:
        'Une carte peut se jouer avant les dés. Jouez votre chevalier et confirmez\u202f: il déplace le voleur, fait avancer le pirate et vole une carte.',
      robber:
        'La question est où envoyer le voleur. Prenez l’hexagone marqué, où vous n’avez rien construit.',
      theft:
        'Le pirate a avancé et volerait les bateaux de son hexagone. Il n’en trouve aucun, le voleur peut donc agir à terre\u202f: prenez une carte et confirmez.',
      seven:
        'Un sept fait de même, et avant cela qui a plus de 7 cartes en défausse la moitié. N’amassez donc pas trop longtemps.',
      roll: 'Maintenant, lancez les dés.',
      offer:
        'Pour une colonie, il vous manque de l’argile. Choisissez Offre\u202f: vous donnez 1 bois et 1 minerai, vous voulez 1 argile, et tous sont consultés.',
      conclude:
        'Les autres disent oui, non, ou proposent autre chose, et rien ne vous oblige. Échangez avec quelqu’un qui dit oui.',
      ship: 'Construisez un bateau sur l’arête marquée\u202f: il mène à un sommet où personne n’a construit.',
      settle:
        'Et maintenant la colonie, à ce sommet. Elle ne pourrait pas toucher un autre bâtiment.',
    },
  },
  last: {
    title: 'Les derniers points',
    done: 'Vous avez gagné\u202f: 12 points pendant votre tour. Toute partie commence ainsi, sauf que personne ne vous dit quoi faire.',
    steps: {
      look: 'Treizième manche, et vous avez 7 points. Vous venez de jouer un monopole\u202f: tous vous ont remis leur laine.',
      bank: 'Tant de laine, et personne n’en veut\u202f? La banque donne une carte pour quatre identiques\u202f: choisissez Banque, et prenez trois fois du minerai contre de la laine.',
      city: 'Blé et minerai font d’une colonie une ville\u202f: 2 points au lieu de 1, et deux cartes à chaque fois. Construisez-la au sommet marqué.',
      ships:
        'Il reste du bois et de la laine, commencez donc un autre chenal\u202f: un bateau sur l’arête marquée, puis un deuxième derrière.',
      end: 'Finissez votre tour et confirmez. Ce que lancent les autres vous donnera peut-être ce qui manque à votre prochaine colonie.',
      seven: 'Lancez les dés quand c’est à vous.',
      robber:
        'Un sept\u202f: qui avait trop de cartes en a défaussé. Envoyez le voleur sur l’hexagone marqué.',
      theft:
        'Cette fois encore, le pirate ne trouve aucun bateau, et le voleur peut agir. Prenez une carte et confirmez.',
      offer: 'Il vous manque de la laine pour une colonie. Offrez 1 blé contre 1 laine.',
      conclude: 'Échangez avec quelqu’un qui dit oui.',
      endAgain:
        'Finissez votre tour et confirmez. Puis voyez quelles cartes vous apportent les dés des autres.',
      rollAgain: 'C’est à vous\u202f: lancez les dés.',
      settle:
        'Construisez la colonie au bout de vos bateaux. Elle complète aussi le chenal\u202f: 2 points d’un coup.',
      knight:
        'Vous avez 10 points. La plus grande armée, au moins trois chevaliers joués et plus que tout autre, vaut les 2 derniers\u202f: jouez votre troisième et confirmez.',
    },
  },
};
