import type { AtollTutorialWords } from '../load-later-words.ts';

/** What the first match of Atoll says. */
export const tutorial: AtollTutorialWords = {
  lost: 'Cette fois, l’autre récif valait plus. Rejouez la leçon\u202f: nourrissez avant de passer.',
  reef: {
    title: 'Une première manche',
    done: 'Voilà une manche\u202f: acheter, nourrir, passer, puis se reposer à la Récupération. La leçon 2 est la manche 3 sur un récif préparé\u202f: on y a acheté et payé entre-temps, il diffère donc du vôtre.',
    steps: {
      welcome:
        'Voici votre récif\u202f: un seul corail pour l’instant. Chaque fleur rouge sur ses côtés est une colonie, et les animaux vivent sur les cases où donnent assez de colonies.',
      aim: 'Vous y ajouterez des coraux et des animaux. Après quatre manches, le récif qui vaut le plus de points gagne.',
      buyCoral:
        'Les coraux apportent des colonies et font ainsi de la place aux animaux. Achetez le corail marqué\u202f: il coûte 2 de vos 5 pièces.',
      placeCoral:
        'Appuyez sur la case marquée, puis confirmez. Deux coraux ont alors chacun une colonie qui donne sur la même case vide\u202f: un animal qui en demande 2 peut y vivre.',
      turns:
        'Vous jouez à tour de rôle, une action chacun\u202f; le journal les raconte. Un corail pollué coûte un point, et le bot paie avec son écaille, qui en vaut un aussi\u202f: il tombe à −1.',
      grey: 'Ce qui est grisé est impossible pour l’instant, comme d’acheter un Gros poisson. Appuyez quand même pour voir pourquoi\u202f: souvent, il manque des pièces, ou aucune case n’a assez de colonies.',
      buyAnimal:
        'Ce sont les animaux qui rapportent les points. Achetez l’animal marqué\u202f: un Petit poisson coûte peu et se nourrit facilement.',
      placeAnimal:
        'Où va-t-il vivre\u202f? Vous avez le choix entre les cases où donnent assez de colonies, ce qui ne compte qu’à l’achat\u202f: appuyez sur celle qui est marquée, puis confirmez.',
      feed: 'Nourrissez-le et confirmez\u202f: il passe au niveau moyen et en vaut les points. Il n’en coûte qu’une Fatigue, une fois par manche\u202f; d’autres veulent du plancton ou une proie.',
      pass: 'Avec 1 pièce, il ne reste guère à faire, et qui passe en premier prend le meilleur bonus. Passez donc, et confirmez par «\u202fOui, passer\u202f».',
      others: 'Qui a passé a fini cette manche. Elle se termine dès que le bot a passé aussi.',
      income:
        'La Récupération commence\u202f: choisissez un revenu. Les Touristes rapportent 4 pièces et polluent un corail\u202f; prenez les Scientifiques, qui en rapportent 3 sans polluer, et confirmez.',
      recovery:
        'Le panneau dit ce qui vient de se passer. Votre poisson s’est reposé, vos colonies ont rapporté du plancton (4 à 6 en rapportent 1, 7 à 10 en rapportent 2), et de nouvelles cartes sont là.',
      purify:
        'Votre premier corail est pollué\u202f: pas de capacité, −1 point. Choisissez l’Épuration de l’eau pour 1 pièce, puis le corail, et confirmez\u202f; pas de Touristes alors à la prochaine Récupération.',
      feedAgain:
        'Nourrissez encore une fois votre poisson et confirmez. Au niveau haut, il rapporte une écaille, qui paie comme une pièce ou un plancton, ou vaut un point si vous la gardez.',
    },
  },
  more: {
    title: 'D’autres actions',
    done: 'Il reste une action, la Chasse\u202f: elle vient dans la dernière leçon. La fin de cette manche est jouée pour vous, de nouveau sur un récif préparé, et la dernière manche est à vous.',
    steps: {
      look: 'Manche 3\u202f: entre-temps, on a acheté, et dépensé pièces et écailles. Les anneaux roses montrent que votre poisson vit en Symbiose avec sa partenaire, la Crevette-pistolet tigrée.',
      symbiosis:
        'Nourrissez le poisson marqué\u202f: chaque fois que vous nourrissez l’un des deux, l’autre peut monter aussi. Leur place n’importe plus\u202f: les colonies ne comptent qu’à l’achat.',
      partner:
        'La crevette doit-elle monter aussi\u202f? Cela ne coûte rien et n’apporte pas de Fatigue\u202f: faites-la monter et confirmez.',
      coral:
        'Un corail Action s’active une fois par manche, s’il n’est pas pollué. Activez celui qui est marqué et confirmez.',
      popularity:
        'Il a rapporté 1 plancton et 1 jeton de popularité, le cœur. Ces jetons n’achètent rien, mais chacun vaut un point à la fin.',
      bloom:
        'La Prolifération d’algues pollue des coraux, et chacun vous rapporte 2 planctons. Choisissez-la, puis le corail marqué, puis «\u202fNe plus polluer\u202f», et confirmez.',
      grow: 'La Croissance place une colonie sur un côté de corail qui n’en a pas, pour 2 planctons. Choisissez-la, puis le côté marqué, et confirmez.',
      sell: 'Une fois par manche, la Vente d’algues change 4 planctons en 1 pièce. Choisissez-la, puis la vente marquée, et confirmez.',
    },
  },
  last: {
    title: 'La dernière manche',
    done: 'C’est gagné. Vous en savez assez pour une partie entière\u202f: quatre manches, et chaque carte dit elle-même le reste.',
    steps: {
      look: 'La dernière manche a commencé. Les «\u202fpoints actuels\u202f» disent ce que vaut votre récif jusqu’ici.',
      hunter:
        'Certains animaux ont besoin d’une proie. Nourrissez l’animal marqué, puis choisissez ce qu’il chasse.',
      prey: 'Choisissez la réponse marquée, «\u202fChasser…\u202f», et confirmez\u202f: une proie d’un autre récif ne perd rien. Une proie du vôtre descend d’un niveau, si aucun Abri ne la protège.',
      rest: 'Après cette manche, pièces et plancton ne valent plus rien. Nourrissez et achetez donc ce qui rapporte des points, et passez quand il n’y a plus rien à faire.',
    },
  },
};
