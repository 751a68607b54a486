import type { ArkTutorialWords } from '../ark-locale.ts';

export const tutorial: ArkTutorialWords = {
  lost: 'Cette fois, l’autre équipage a plus de points. Rejouez la leçon, et sauvez le poisson marqué.',
  rescue: {
    title: 'Un premier sauvetage',
    done: 'Vous avez maintenant utilisé les quatre colonnes\u202f: construction, opération, amélioration, recherche. Les manches suivantes sont jouées pour vous, et la dernière est de nouveau à vous.',
    steps: {
      welcome:
        'Vous parcourez les mers et sauvez des poissons menacés, chacun une tuile sur la carte. Poissons, stations et navires rapportent des points, et celui qui en a le plus l’emporte.',
      place:
        'Commencez au lieu marqué de la côte, avec une station et un navire, et confirmez. Un poisson est tout près\u202f: le mérou de Nassau.',
      price:
        'La tuile dit ce que coûte son sauvetage\u202f: 3 de biologie marine, 5 de conservation et 1 d’argent. Vos pistes en sont à 2 pour chaque science et à 3 pour l’argent.',
      take: 'Chaque tour commence par un jeton. Prenez celui qui est marqué et confirmez\u202f: un disque donne aussitôt ce qu’il montre, ici 4 de biologie marine.',
      takeHouse:
        'À votre premier tour, vous en prenez deux. Prenez la maison marquée\u202f: c’est une amélioration, que vous gardez pour plus tard.',
      research:
        'Puis vous choisissez l’une des quatre colonnes et faites ce qu’elle permet. Il vous manque de la conservation\u202f: choisissez Recherche.',
      study:
        'La recherche, ce sont trois pas vers le haut, sur les pistes de votre choix. Prenez les trois pour la conservation.',
      end: 'Cela suffit pour le mérou. Finissez votre tour et confirmez\u202f: Triton joue ensuite le sien.',
      takeAgain: 'Dès que c’est de nouveau à vous, prenez le jeton marqué.',
      operation:
        'Choisissez maintenant Opération, qui déplace les navires et sauve. Une deuxième Recherche de suite coûterait 2 ressources.',
      grey: 'Sauver est pâle, car votre navire n’est pas encore sur un poisson. Appuyez sur ce qui est pâle, et vous saurez pourquoi.',
      sail: 'Naviguez\u202f: du port à la case marquée, et de là jusqu’au poisson. Un chiffre sur une case dit à quelle distance elle est.',
      rescue:
        'Votre navire est sur le poisson, et vous avez ce que la tuile demande. Choisissez Sauver.',
      rescued:
        'Ce qui vient de se passer\u202f: la tuile est à vous, votre navire est rentré au port, et chaque sauvetage vous coûte désormais 1 de chimie en moins.',
      endAgain: 'Une opération ne permet qu’un sauvetage. Finissez votre tour et confirmez.',
      takeThird: 'De nouveau, d’abord un jeton\u202f: prenez celui qui est marqué.',
      build:
        'Avec deux navires, l’un peut attendre près d’un poisson pendant que l’autre rentre. Choisissez Construction.',
      vessel:
        'Un navire se pose dans un port à vous et coûte de l’argent, 2 pour le deuxième. Choisissez Navire, puis votre port.',
      endThird: 'Finissez votre tour et confirmez.',
      takeFourth: 'Prenez le jeton marqué.',
      upgrade:
        'Vous souvenez-vous de la maison que vous avez gardée\u202f? Choisissez Amélioration pour la poser sur votre plateau.',
      install:
        'Installez-la au premier emplacement sous Recherche. Désormais, chaque recherche vous donne 1 de technologie en plus.',
    },
  },
  last: {
    title: 'La dernière manche',
    done: 'Vous avez gagné. Vous en savez assez pour une partie entière\u202f: un jeton, une colonne, et toujours un poisson où mène le tour suivant.',
    steps: {
      look: 'Bien plus tard\u202f: la carte s’est repeuplée deux fois, et quand les poissons se sont de nouveau faits rares, la fin a commencé. Voici votre dernier tour.',
      awards:
        'Qui a le plus de poissons d’une région reçoit un prix. Dans le Pacifique Nord, Triton et vous en avez un chacun\u202f: le prochain décide.',
      take: 'Prenez le jeton marqué\u202f: il donne 4 de biologie marine. Deux ressources quelconques peuvent remplacer celle qui vous manque.',
      operation: 'Choisissez Opération.',
      sail: 'Chaque navire ajoute un mouvement\u202f: vous en avez 4. Menez le navire voisin de la case marquée jusqu’au poisson, à 3 cases.',
      rescue:
        'Sauvez-le. On vous demande avec quoi vous payez ce qui vous manque, puis dans quel port rentre le navire.',
      end: 'À la fin comptent stations, navires, poissons, prix et chaque groupe de 4 ressources. Finissez votre tour et confirmez.',
    },
  },
};
